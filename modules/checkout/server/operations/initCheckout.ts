import * as v from "valibot";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { mostLines } from "#modules/cart/contract/constants.ts";
import { type BeginRefusal, beginCheckout } from "../begin-checkout.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";

const input = v.object({
  input: v.object({
    lineIds: v.pipe(v.nullish(v.array(v.pipe(v.string(), v.uuid())), []), v.maxLength(mostLines)),
  }),
});

const failures: FailureTexts<BeginRefusal> = {
  NOT_FOUND: {
    "en-US": "There is nothing to buy here any more. Please look into your cart.",
    "id-ID": "Tidak ada lagi yang bisa dibeli di sini. Silakan periksa keranjang Anda.",
    "vi-VN": "Không còn gì để mua ở đây. Vui lòng xem lại giỏ hàng.",
    "zh-CN": "这里已没有可购买的商品，请查看您的购物车。",
  },
  OUT_OF_STOCK: {
    "en-US": "Something you chose has just sold out. Please look into your cart.",
    "id-ID": "Salah satu pilihan Anda baru saja habis. Silakan periksa keranjang Anda.",
    "vi-VN": "Một món bạn chọn vừa hết hàng. Vui lòng xem lại giỏ hàng.",
    "zh-CN": "您选择的商品刚刚售罄，请查看您的购物车。",
  },
  PURCHASE_LIMIT: ({ productName, limit }) => ({
    "en-US": `One order can have at most ${limit} of ${productName}. Please take some out of your cart.`,
    "id-ID": `Satu pesanan paling banyak berisi ${limit} ${productName}. Silakan kurangi jumlahnya di keranjang.`,
    "vi-VN": `Mỗi đơn hàng chỉ được mua tối đa ${limit} ${productName}. Vui lòng bớt số lượng trong giỏ hàng.`,
    "zh-CN": `每个订单最多可购买 ${limit} 件“${productName}”，请在购物车中减少数量。`,
  }),
};

export const initCheckout = (deps: CheckoutDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    run: (context, { input: { lineIds } }) => beginCheckout(deps, context, lineIds),
    failures,
  });
