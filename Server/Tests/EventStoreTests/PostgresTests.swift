import Testing

/// Tests on PostgreSQL, one after the other, since moments matter in some.
@Suite("PostgreSQL", .enabled(if: PostgresCluster.isWanted), .serialized)
enum PostgresTests {}
