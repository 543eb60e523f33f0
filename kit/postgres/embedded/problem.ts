/** Why the built-in database cannot start, in one sentence that a person can act on. */
export class EmbeddedPostgresProblem extends Error {
  override readonly name = "EmbeddedPostgresProblem";
}

/** Another living process runs the database in this directory. */
export class EmbeddedPostgresInUse extends EmbeddedPostgresProblem {}
