#if canImport(AVFAudio)
    public import AVFAudio
    public import Support
    public import Navigation
    import Navigation

    /// Says turns aloud.
    ///
    ///     let speaker = CueSpeaker(language: .current)
    ///     await model.follow { if case .guidance(.announced(let turn)) = $0 { speaker.say(turn) } }
    @MainActor
    public final class CueSpeaker {
        private let synthesizer = AVSpeechSynthesizer()
        private let language: Language

        /// Makes a speaker.
        public init(language: Language) { self.language = language }

        /// Says a turn, instead of what it is saying: an old turn only misleads.
        public func say(_ announcement: Announcement) {
            let utterance = AVSpeechUtterance(
                string: announcement.cue.announcement(in: announcement.distance)[language])
            utterance.voice = AVSpeechSynthesisVoice(language: language.voice)
            synthesizer.stopSpeaking(at: .immediate)
            synthesizer.speak(utterance)
        }
    }
#endif
