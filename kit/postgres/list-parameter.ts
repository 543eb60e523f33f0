import { type RawBuilder, sql } from "kysely";

/**
 * An array parameter whose length the planner cannot see. PostgreSQL keeps the generic plan of a prepared statement only when a
 * plan for the actual values promises nothing better. A list of one looks cheaper than a list of some, so the statement would
 * be planned at every run, which takes longer than running it.
 */
export const listParameter = (values: RawBuilder<unknown>, type: "text" | "int" = "text"): RawBuilder<unknown> =>
  sql`array(select unnest(${values}::${sql.raw(type)}[]))`;
