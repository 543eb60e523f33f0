import type { Invariant } from "#kit/postgres/invariants.ts";

/** Rows of other modules that name a member by code without a foreign key: the member exists. They join the tables of two modules. */
export const memberReferenceInvariants: readonly Invariant[] = [
  {
    name: "every address belongs to an existing member",
    broken: `
      select address.code as id from address_book.address
      where not exists (select from identity.member where member.user_code = address.user_code)`,
  },
  {
    name: "every member's cart belongs to an existing member",
    broken: `
      select cart.owner as id from cart.cart
      where cart.owner like 'member:%' and not exists (
        select from identity.member where 'member:' || member.user_code = cart.owner)`,
  },
];
