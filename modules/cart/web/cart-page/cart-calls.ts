import type { Api } from "#kit/graphql/client.ts";
import { withSession } from "../put-in-cart.ts";
import type { CartFields } from "./cart-page.graphql.gen.ts";
import { cartPageDocument, removeCartLineDocument, updateCartLineDocument } from "./cart-page.graphql.gen.ts";
import type { CartCalls, ChangeOutcome } from "./cart-store.ts";

type Way = { readonly api: Api; readonly ready: () => Promise<void> };
type Reply = { errorCode: string | null; errorMessage: string | null; data: { cart: CartFields } | null };

function outcomeOf({ data, errorCode, errorMessage }: Reply): ChangeOutcome {
  if (data) return { ended: "changed", cart: data.cart };
  return { ended: "refused", text: errorMessage ?? "", gone: errorCode === "NOT_FOUND" };
}

const failedWith = (problem: unknown): ChangeOutcome => ({ ended: "failed", problem });

/** The shop behind a cart page. */
export const cartCalls = (way: Way): CartCalls => ({
  read: async () => (await withSession(way, () => way.api(cartPageDocument))).queryCart,
  update: (lineId, quantity) =>
    withSession(way, () => way.api(updateCartLineDocument, { input: { lineId, quantity } })).then(
      ({ updateCartLine }) => outcomeOf(updateCartLine),
      failedWith,
    ),
  remove: (lineId) =>
    withSession(way, () => way.api(removeCartLineDocument, { lineId })).then(
      ({ removeCartLine }) => outcomeOf(removeCartLine),
      failedWith,
    ),
});
