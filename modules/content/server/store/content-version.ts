import { sql } from "kysely";
import { preparedQuery } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** Which edition of pages, navigation and shop facts the statement's snapshot has: while it is the same, nothing of them has changed. */
export const contentVersionFragment: QueryFragment<string> = {
  sql: sql`(select stamp::text from content.edition)`,
  read: (found) => String(found),
};

/** The same alone. */
export const readContentVersion = preparedQuery(
  (_places: object) => sql<{ stamp: string }>`select stamp::text from content.edition`,
);
