import type { Locale } from "#kit/core/locale.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { readAttributes } from "#modules/catalogue/server/index.ts";
import { type CartLine, readCart } from "../cart.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { type PricedCart, priceCart } from "../price-cart.ts";
import { lineOnWire } from "./line-wire.ts";

/** Prices a cart when somebody asks for it, and once: most callers only count pieces. */
export type Pricing = () => Promise<PricedCart>;

function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | null = null;
  return () => {
    started ??= work();
    return started;
  };
}

/** The caller's cart as it is now. What its price needs is resolved from `pricing`. */
export async function cartOnWire(deps: CartDeps, caller: Caller, locale: Locale) {
  const owner = cartOwner(caller);
  if (owner === null) throw new SessionInvalid(locale);
  const [cart, attributes] = await Promise.all([
    readCart(deps, owner, locale),
    readAttributes(deps.database.kysely, locale),
  ]);
  const pricing: Pricing = once(() => priceCart(deps, cart, caller));
  const wording = { attributes, pictureUrl: deps.pictureUrl, locale };
  return {
    pricing,
    deliveryDays: deps.deliveryDays,
    lines: cart.map((line) => ({ ...lineOnWire(line, wording), pricing })),
    miniCartCount: piecesOf(cart),
  };
}

export type CartOnWire = Awaited<ReturnType<typeof cartOnWire>>;

export type ChangedCart = { readonly miniCartCount: number; readonly cart: CartOnWire };

/** What a change of the cart answers: the cart as it is now. */
export async function changedCart(deps: CartDeps, caller: Caller, locale: Locale): Promise<ChangedCart> {
  const cart = await cartOnWire(deps, caller, locale);
  return { miniCartCount: cart.miniCartCount, cart };
}

const piecesOf = (cart: readonly CartLine[]): number => cart.reduce((sum, line) => sum + line.quantity, 0);
