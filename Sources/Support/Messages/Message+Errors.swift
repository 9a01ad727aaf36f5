#if !hasFeature(Embedded)
    extension Message {
        /// What an error says: its message, or its description where it has none.
        public init(describing error: any Error) {
            self = (error as? any LocalizedMessage)?.message ?? Message(verbatim: "\(error)")
        }
    }
#endif
