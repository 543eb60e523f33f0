import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { addLine, cartOwner } from "#modules/cart/server/index.ts";
import { mayDo } from "../../contract/order-operations.ts";
import type { NotAllowed } from "../advance.ts";
import { openOrder } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { notAllowed, type OrderNotFound, orderNotFound } from "../order-failures.ts";

type Bought = {
  /** Pieces that went into the cart. */
  readonly addedCount: number;
  readonly miniCartCount: number;
  /** What could not be had, or not all of it. */
  readonly missing: readonly { readonly skuCode: string; readonly skuName: string; readonly count: number }[];
};

type Failure = OrderNotFound | NotAllowed | { readonly code: "NOTHING_ADDED" };

/** Puts what was bought into the cart again, as far as it can be had (D-58). Gifts come by themselves. */
export const buyAgain = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<Bought, Failure>> {
      const opened = await openOrder(deps, context, orderCode);
      if (!opened) return fail({ code: "NOT_FOUND" });
      if (!mayDo(factsOf(opened.order, [], deps.clock.now()), opened.access, "buyAgain"))
        return fail({ code: "ACTION_NOT_ALLOWED" });
      const { caller, locale } = context;
      const owner = cartOwner(caller);
      if (owner === null) throw new SessionInvalid(locale);
      const { order } = opened;
      let addedCount = 0;
      let miniCartCount = 0;
      const missing: { skuCode: string; skuName: string; count: number }[] = [];
      for (const { skuCode, productCode, quantity, name } of order.lines.filter(({ isGift }) => !isGift)) {
        const wish = { productCode, skuCode, distributionType: order.deliveryType, activityCode: "" };
        const buyer = { owner, caller, locale };
        let added = await addLine(deps.cart, buyer, { ...wish, quantity });
        let count = quantity;
        if (!added.ok && added.error.code === "OUT_OF_STOCK" && added.error.stock > added.error.inCart) {
          count = added.error.stock - added.error.inCart;
          added = await addLine(deps.cart, buyer, { ...wish, quantity: count });
        }
        if (added.ok) {
          addedCount += count;
          miniCartCount = added.value.pieces;
        }
        const short = quantity - (added.ok ? count : 0);
        if (short > 0) missing.push({ skuCode, skuName: name, count: short });
      }
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
