import { sql } from "kysely";
import { preparedFragment } from "#kit/postgres/prepared-query.ts";

/** The version of the catalogue in the snapshot of a statement. It changes with every change of a product, group, name or price. */
export const catalogueVersion = preparedFragment(
  (_params: object) => sql`(select to_json(stamp) from catalogue.edition)`,
  (found) => found as string,
)({});
