extension EdgeAttributes {
    /// How it may be travelled from its first node to its last.
    public var forward: Travel {
        @inlinable get { Travel(rawValue: self[.forward]) ?? .forbidden }
        set { self[.forward] = newValue.rawValue }
    }

    /// How it may be travelled from its last node to its first.
    public var backward: Travel {
        @inlinable get { Travel(rawValue: self[.backward]) ?? .forbidden }
        set { self[.backward] = newValue.rawValue }
    }

    /// Whether it may be travelled in neither direction, as an edge that is open at certain times only.
    public var isClosed: Bool {
        @inlinable get { forward == .forbidden && backward == .forbidden }
    }

    /// What it offers bicycles from its first node to its last.
    public var forwardCycleway: Cycleway {
        @inlinable get { Cycleway(rawValue: self[.forwardCycleway]) ?? .none }
        set { self[.forwardCycleway] = newValue.rawValue }
    }

    /// What it offers bicycles from its last node to its first.
    public var backwardCycleway: Cycleway {
        @inlinable get { Cycleway(rawValue: self[.backwardCycleway]) ?? .none }
        set { self[.backwardCycleway] = newValue.rawValue }
    }

    /// The delay at its last node, when arriving along the edge.
    public var forwardNodeDelay: NodeDelay {
        @inlinable get { NodeDelay(rawValue: self[.forwardNodeDelay]) ?? .none }
        set { self[.forwardNodeDelay] = newValue.rawValue }
    }

    /// The delay at its first node, when arriving along the edge.
    public var backwardNodeDelay: NodeDelay {
        @inlinable get { NodeDelay(rawValue: self[.backwardNodeDelay]) ?? .none }
        set { self[.backwardNodeDelay] = newValue.rawValue }
    }

    /// How steep it is from its first node to its last.
    public var incline: Incline {
        @inlinable get { Incline(rawValue: self[.incline]) ?? .level }
        set { self[.incline] = newValue.rawValue }
    }
}
