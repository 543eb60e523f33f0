import type { Invariant } from "#kit/postgres/invariants.ts";

/** Invariants of carts beyond single rows. */
export const cartInvariants: readonly Invariant[] = [
  {
    name: "no cart that went into another still holds something",
    broken: `
      select distinct line.owner as id from cart.line
      join cart.cart on cart.owner = line.owner and cart.merged_into is not null`,
  },
];
