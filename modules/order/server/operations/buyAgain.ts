import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { addLines, cartOwner } from "#modules/cart/server/index.ts";
import { mayDo } from "../../contract/order-operations.ts";
import type { Order } from "../order.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import type { NotAllowed } from "../transition.ts";

type Bought = {
  /** Pieces that went into the cart. */
  readonly addedCount: number;
  readonly miniCartCount: number;
  /** What could not be had, or not all of it. */
  readonly missing: readonly { readonly skuCode: string; readonly skuName: string; readonly count: number }[];
};

type Failure = OrderNotFound | NotAllowed | { readonly code: "NOTHING_ADDED" };

/**
 * What to buy once more, sent home unless the shopper says otherwise at the checkout: a pickup belonged to one store and one
 * day, and a second line of the same SKU for the counter would stand beside the one in the cart (D-41). Two lines of one SKU,
 * such as one at a campaign's price, are one wish.
 */
function wishesOf({ lines }: Order) {
  const wishes = new Map<string, Order["lines"][number] & { deliveryMethod: "homeDelivery" }>();
  for (const line of lines.filter(({ isGift }) => !isGift)) {
    const quantity = line.quantity + (wishes.get(line.skuCode)?.quantity ?? 0);
    wishes.set(line.skuCode, { ...line, quantity, deliveryMethod: "homeDelivery" });
  }
  return [...wishes.values()];
}

/** Puts what was bought into the cart again, as far as it can be had (D-58); a fixed number of statements, however many lines. Gifts come by themselves. */
export const buyAgain = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<Bought, Failure>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      if (!mayDo(factsOf(opened.order, [], deps.clock.now()), "buyAgain")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const { caller, locale } = context;
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const { order } = opened;
      const wishes = wishesOf(order);
      const { counts, pieces: miniCartCount } = await addLines(deps.cart, { owner, caller, locale }, wishes);
      const addedCount = counts.reduce((sum, count) => sum + count, 0);
      const missing = wishes.flatMap(({ skuCode, name, quantity }, index) => {
        const count = quantity - (counts[index] ?? 0);
        return count > 0 ? [{ skuCode, skuName: name, count }] : [];
      });
      return addedCount === 0 ? fail({ code: "NOTHING_ADDED" }) : ok({ addedCount, miniCartCount, missing });
    },
    failures: {
      NOT_FOUND: orderNotFound,
      ACTION_NOT_ALLOWED: notAllowed,
      NOTHING_ADDED: { "en-US": "Fail", "id-ID": "Gagal", "vi-VN": "Thất bại", "zh-CN": "失败" },
    },
    message: {
      "en-US": "The items were added to your cart.",
      "id-ID": "Barang sudah ditambahkan ke keranjang Anda.",
      "vi-VN": "Sản phẩm đã được thêm vào giỏ hàng.",
      "zh-CN": "商品已加入购物车。",
    },
  });
