import { type Api, ApiError, sessionInvalidCode } from "#kit/graphql/client.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { addToCartDocument } from "./add-to-cart.graphql.gen.ts";
import type { CartItem } from "./cart-item.ts";

/** How an addition ended: the pieces in the cart now, the shop's refusal in its words, or no answer at all. */
export type AddOutcome =
  | { readonly ended: "added"; readonly pieces: number }
  | { readonly ended: "refused"; readonly text: string }
  | { readonly ended: "failed" };

type Way = { readonly api: Api; readonly ready: () => Promise<void> };

/** Calls with a session. An expired one is opened again by the page, and the call is made once more. */
export async function withSession<Answer>({ ready }: Way, call: () => Promise<Answer>): Promise<Answer> {
  await ready();
  try {
    return await call();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== sessionInvalidCode) throw problem;
    await ready();
    return call();
  }
}

export type Addition = {
  readonly quantity?: number;
  /** The purchase-with-purchase promotion that sells it along. */
  readonly activityCode?: string;
};

/** Puts an item into the cart, to be sent home (PR-12). */
export async function putInCart(
  way: Way,
  item: CartItem,
  { quantity = 1, activityCode }: Addition,
): Promise<AddOutcome> {
  const { productCode, skuCode, orgCode } = item;
  const input = {
    productCode,
    skuCode,
    orgCode,
    quantity,
    distributionType: deliveryMethodCodes.homeDelivery,
    activityCode,
  };
  try {
    const { addToCart } = await withSession(way, () => way.api(addToCartDocument, { input }));
    if (addToCart.data) return { ended: "added", pieces: addToCart.data.miniCartCount };
    return { ended: "refused", text: addToCart.errorMessage ?? "" };
  } catch {
    return { ended: "failed" };
  }
}
