import { sql } from "kysely";
import { fixedStatement } from "#kit/postgres/fixed-statement.ts";
import type { StatementPart } from "#kit/postgres/statement-part.ts";

/** Which edition of pages, navigation and shop facts the statement's snapshot has: while it is the same, nothing of them has changed. */
export const editionPart: StatementPart<string> = {
  sql: sql`(select stamp::text from content.edition)`,
  read: (found) => String(found),
};

/** The same alone. */
export const currentEdition = fixedStatement(
  (_places: object) => sql<{ stamp: string }>`select stamp::text from content.edition`,
);
