import type { Invariant } from "#kit/postgres/invariants.ts";

/** What is true of carts beyond what single rows can promise. */
export const cartInvariants: readonly Invariant[] = [
  {
    name: "no cart belongs to a member who is gone",
    broken: `
      select cart.owner as id from cart.cart
      where cart.owner like 'member:%' and not exists (
        select from identity.member where 'member:' || member.user_code = cart.owner)`,
  },
  {
    name: "no cart that went into another still holds something",
    broken: `
      select distinct line.owner as id from cart.line
      join cart.cart on cart.owner = line.owner and cart.merged_into is not null`,
  },
];
