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
  /** Pieces added to the cart. */
  readonly addedCount: number;
  readonly miniCartCount: number;
  /** SKUs that were not, or not fully, available. */
  readonly missing: readonly { readonly skuCode: string; readonly skuName: string; readonly count: number }[];
};

type Failure = OrderNotFound | NotAllowed | { readonly code: "NOTHING_ADDED" };

/**
 * The pieces to add, one entry per SKU, for home delivery: a pickup belonged to one store and one day, and a pickup line would stand
 * beside an existing line of the same SKU (D-41).
 */
function piecesToAdd({ lines }: Order) {
  const bySku = new Map<string, Order["lines"][number] & { deliveryMethod: "homeDelivery" }>();
  for (const line of lines.filter(({ isGift }) => !isGift)) {
    const quantity = line.quantity + (bySku.get(line.skuCode)?.quantity ?? 0);
    bySku.set(line.skuCode, { ...line, quantity, deliveryMethod: "homeDelivery" });
  }
  return [...bySku.values()];
}

/** Adds the available products of an order to the cart again, without gifts (D-58); a fixed number of statements. */
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
      const units = piecesToAdd(order);
      const { counts, pieces: miniCartCount } = await addLines(deps.cart, { owner, caller, locale }, units);
      const addedCount = counts.reduce((sum, count) => sum + count, 0);
      const missing = units.flatMap(({ skuCode, name, quantity }, index) => {
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
