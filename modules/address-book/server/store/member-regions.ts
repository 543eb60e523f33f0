import { type RawBuilder, sql } from "kysely";

/**
 * Whether the default address of a member, an expression of another statement, is in one of these provinces or cities. With
 * `only`, the set is that member's.
 */
export const livesIn =
  (regions: readonly string[], only: string | null) =>
  ({ userCode }: { readonly userCode: RawBuilder<string> }): RawBuilder<boolean> =>
    sql<boolean>`${userCode} in (select address.user_code from address_book.address
      join address_book.region as district on district.code = address.district_code
      join address_book.region as city on city.code = district.parent_code
      where address.is_default and (city.code = any(${[...regions]}::text[])
        or city.parent_code = any(${[...regions]}::text[]))
        ${only === null ? sql`` : sql`and address.user_code = ${only}`})`;
