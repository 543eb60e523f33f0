import type { Invariant } from "#kit/postgres/invariants.ts";
import { mostAddresses } from "../../contract/constants.ts";

/** What is true of address books beyond what single rows can promise (D-45). */
export const addressBookInvariants: readonly Invariant[] = [
  {
    name: "whoever has addresses has one default",
    broken: `
      select address.user_code as id from address_book.address
      group by address.user_code having count(*) filter (where address.is_default) <> 1`,
  },
  {
    name: "nobody has more addresses than may be kept",
    broken: `
      select address.user_code as id from address_book.address
      group by address.user_code having count(*) > ${mostAddresses}`,
  },
  {
    name: "no address belongs to a member who is gone",
    broken: `
      select address.code as id from address_book.address
      where not exists (select from identity.member where member.user_code = address.user_code)`,
  },
];
