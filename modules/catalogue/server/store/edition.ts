import { sql } from "kysely";

/** Which edition of goods, their groups, names and prices a statement's snapshot has; an expression of type text. */
export const catalogueVersionText = sql`(select stamp::text from catalogue.edition)`;
