import type { ValidatorCollector } from "#kit/cache/validators.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Caller, RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import type { CartLine } from "../cart.ts";
import type { CartDeps } from "../cart-deps.ts";
import { cartOwner } from "../cart-owner.ts";
import { type LoadedCart, loadCart } from "../load-cart.ts";
import { buyerKeyOf, type PricedCart, priceCart } from "../price-cart.ts";
import { lineOnWire } from "./line-wire.ts";

/** Everything about the cart on the wire that its price decides; worked out once, at the first use. */
export type Pricing = Pick<LoadedCart, "lines" | "freight"> & {
  readonly price: () => PricedCart;
  /** Gifts and companion offers of promotions that touch the cart, by SKU. */
  readonly giveaways: () => Promise<ReadonlyMap<string, LiveSku>>;
};

function once<Value>(work: () => Value): () => Value {
  let done: { readonly value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** The caller's cart as it is now, with its validator where the context collects validators. */
export async function cartOnWire(
  deps: CartDeps,
  { caller, locale, validators }: Pick<RequestContext, "caller" | "locale" | "validators">,
  addValidator: ValidatorCollector["add"],
) {
  const owner = cartOwner(caller);
  if (owner === null || caller.kind === "anonymous") throw new SessionInvalid(locale);
  const sessionId = validators ? caller.sessionId : null;
  const cart = await loadCart(deps, { owner, buyerKey: buyerKeyOf(caller), locale, sessionId });
  if (cart.validator) addValidator(cart.validator);
  return loadedCartOnWire(deps, cart, locale);
}

/** What its price decides is resolved from `pricing`. */
function loadedCartOnWire(deps: CartDeps, cart: LoadedCart, locale: Locale) {
  const { lines, input, freight } = cart;
  const pricing: Pricing = {
    lines,
    freight,
    price: once(() => priceCart(input)),
    giveaways: once(cart.giveaways),
  };
  const wording = { pictureUrl: deps.pictureUrl, locale };
  return {
    pricing,
    deliveryDays: deps.deliveryDays,
    lines: lines.map((line) => ({ ...lineOnWire(line, wording), pricing })),
    miniCartCount: piecesOf(lines),
  };
}

export type CartOnWire = ReturnType<typeof loadedCartOnWire>;

export type ChangedCart = { readonly miniCartCount: number; readonly cart: CartOnWire };

/** What a change of the cart answers: the cart as it is now. */
export async function changedCart(deps: CartDeps, caller: Caller, locale: Locale): Promise<ChangedCart> {
  const cart = await cartOnWire(deps, { caller, locale }, () => undefined);
  return { miniCartCount: cart.miniCartCount, cart };
}

const piecesOf = (cart: readonly CartLine[]): number => cart.reduce((sum, line) => sum + line.quantity, 0);
