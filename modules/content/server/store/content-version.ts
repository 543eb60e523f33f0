import { sql } from "kysely";
import { preparedQuery } from "#kit/postgres/prepared-query.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

/** The version of pages, navigation and site info in the statement's snapshot; every change renews it. */
export const contentVersionFragment: QueryFragment<string> = {
  sql: sql`(select stamp::text from content.edition)`,
  read: (found) => String(found),
};

export const readContentVersion = preparedQuery(
  (_params: object) => sql<{ stamp: string }>`select stamp::text from content.edition`,
);
