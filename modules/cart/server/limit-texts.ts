import type { Texts } from "#kit/core/locale.ts";
import type { AddProblem } from "../contract/add-problem.ts";
import { mostLines } from "../contract/constants.ts";

const soldOut: Texts = {
  "en-US": "This item is sold out.",
  "id-ID": "Barang ini sudah habis.",
  "vi-VN": "Sản phẩm này đã hết hàng.",
  "zh-CN": "该商品已售罄。",
};

const allInCart = (stock: number): Texts => ({
  "en-US": `Only ${stock} left and all are already in your cart.`,
  "id-ID": `Hanya tersisa ${stock} dan semuanya sudah ada di keranjang Anda.`,
  "vi-VN": `Chỉ còn ${stock} và tất cả đã có trong giỏ hàng của bạn.`,
  "zh-CN": `仅剩 ${stock} 件，且已全部在您的购物车中。`,
});

const someInCart = (stock: number, inCart: number): Texts => ({
  "en-US": `Only ${stock} left, and you already have ${inCart} in your cart.`,
  "id-ID": `Hanya tersisa ${stock}, dan ${inCart} sudah ada di keranjang Anda.`,
  "vi-VN": `Chỉ còn ${stock}, và bạn đã có ${inCart} trong giỏ hàng.`,
  "zh-CN": `仅剩 ${stock} 件，您的购物车中已有 ${inCart} 件。`,
});

const fewLeft = (stock: number): Texts => ({
  "en-US": `Only ${stock} left in stock.`,
  "id-ID": `Hanya tersisa ${stock} di stok.`,
  "vi-VN": `Chỉ còn ${stock} trong kho.`,
  "zh-CN": `库存仅剩 ${stock} 件。`,
});

const atLeast = (limit: number): Texts => ({
  "en-US": `The quantity must be at least ${limit}.`,
  "id-ID": `Jumlahnya paling sedikit ${limit}.`,
  "vi-VN": `Số lượng tối thiểu là ${limit}.`,
  "zh-CN": `数量至少为 ${limit} 件。`,
});

const atMost = (limit: number): Texts => ({
  "en-US": `You can buy at most ${limit} of this item.`,
  "id-ID": `Anda dapat membeli paling banyak ${limit} buah barang ini.`,
  "vi-VN": `Bạn chỉ có thể mua tối đa ${limit} sản phẩm này.`,
  "zh-CN": `该商品最多可购买 ${limit} 件。`,
});

const atPrice = (limit: number): Texts => ({
  "en-US": `Purchase limit: ${limit} per customer at this price.`,
  "id-ID": `Batas pembelian: ${limit} per pelanggan dengan harga ini.`,
  "vi-VN": `Giới hạn mua: ${limit} mỗi khách với giá này.`,
  "zh-CN": `此价格每人限购 ${limit} 件。`,
});

const perOrder = (limit: number): Texts => ({
  "en-US": `Purchase limit: ${limit} of this product per order.`,
  "id-ID": `Batas pembelian: ${limit} untuk produk ini per pesanan.`,
  "vi-VN": `Giới hạn mua: ${limit} sản phẩm này cho mỗi đơn hàng.`,
  "zh-CN": `此商品每单限购 ${limit} 件。`,
});

type Of<Code extends AddProblem["code"]> = Extract<AddProblem, { code: Code }>;

/** How the limits of a line read (D-36, CA-08 to CA-12). */
export const limitTexts = {
  OUT_OF_STOCK({ stock, inCart }: Of<"OUT_OF_STOCK">): Texts {
    if (stock === 0) return soldOut;
    if (inCart >= stock) return allInCart(stock);
    return inCart > 0 ? someInCart(stock, inCart) : fewLeft(stock);
  },
  LIMIT_REACHED: ({ limit, bound }: Of<"LIMIT_REACHED">): Texts => (bound === "least" ? atLeast(limit) : atMost(limit)),
  PURCHASE_LIMIT: ({ limit, per }: Of<"PURCHASE_LIMIT">): Texts => (per === "order" ? perOrder(limit) : atPrice(limit)),
};

/** CA-10: the limit of one variant, when other lines hold some of it. */
export const variantLimit = ({ limit, elsewhere }: { limit: number; elsewhere: number }): Texts => ({
  "en-US": `You can buy at most ${limit} of one variant, and ${elsewhere} are in another line of your cart.`,
  "id-ID": `Paling banyak ${limit} untuk satu varian, dan ${elsewhere} sudah ada di baris lain keranjang Anda.`,
  "vi-VN": `Mỗi phân loại mua tối đa ${limit}, và ${elsewhere} đã có ở dòng khác trong giỏ hàng.`,
  "zh-CN": `同一款式最多可购买 ${limit} 件，购物车的另一行中已有 ${elsewhere} 件。`,
});

export const cartFull: Texts = {
  "en-US": `Your cart holds ${mostLines} different items at most. Please buy or remove some first.`,
  "id-ID": `Keranjang memuat paling banyak ${mostLines} barang berbeda. Beli atau hapus sebagian dulu.`,
  "vi-VN": `Giỏ hàng chứa tối đa ${mostLines} sản phẩm khác nhau. Hãy mua hoặc bỏ bớt trước.`,
  "zh-CN": `购物车最多可放 ${mostLines} 种商品，请先购买或移除一些。`,
};

export const lineNotFound: Texts = {
  "en-US": "This line is no longer in your cart.",
  "id-ID": "Baris ini sudah tidak ada di keranjang Anda.",
  "vi-VN": "Dòng này không còn trong giỏ hàng của bạn.",
  "zh-CN": "该商品行已不在您的购物车中。",
};

export const productNotFound: Texts = {
  "en-US": "This item is no longer available.",
  "id-ID": "Barang ini sudah tidak tersedia.",
  "vi-VN": "Sản phẩm này không còn nữa.",
  "zh-CN": "该商品已不再提供。",
};
