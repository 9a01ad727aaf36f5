#if !hasFeature(Embedded)
    extension LocalizedText {
        /// What an error says: its message, or for one without its description in both languages.
        public init(describing error: any Error) {
            self = (error as? any LocalizedMessage)?.message ?? LocalizedText("\(error)", "\(error)")
        }
    }
#endif
