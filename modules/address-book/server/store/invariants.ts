import type { Invariant } from "#kit/postgres/invariants.ts";
import { maxAddresses } from "../../contract/constants.ts";

/** Conditions that no table constraint can express (D-45). */
export const addressBookInvariants: readonly Invariant[] = [
  {
    name: "a member with addresses has exactly one default",
    broken: `
      select address.user_code as id from address_book.address
      group by address.user_code having count(*) filter (where address.is_default) <> 1`,
  },
  {
    name: "no member has more addresses than the limit",
    broken: `
      select address.user_code as id from address_book.address
      group by address.user_code having count(*) > ${maxAddresses}`,
  },
];
