/** Why the built-in database cannot start, as one actionable message. */
export class EmbeddedPostgresProblem extends Error {
  override readonly name = "EmbeddedPostgresProblem";
}

/** Another live process runs the database in this directory. */
export class EmbeddedPostgresInUse extends EmbeddedPostgresProblem {}
