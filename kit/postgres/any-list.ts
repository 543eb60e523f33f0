import { type RawBuilder, sql } from "kysely";

/**
 * A list that a statement is given, written so that PostgreSQL does not look at its length when it plans. It keeps one plan for a prepared
 * statement only where a plan made for the very values promises nothing better; a list of one looks better than a list of some, and the
 * statement would be planned anew every time, which for a large one takes longer than running it.
 */
export const anyList = (values: RawBuilder<unknown>, type: "text" | "int" = "text"): RawBuilder<unknown> =>
  sql`array(select unnest(${values}::${sql.raw(type)}[]))`;
