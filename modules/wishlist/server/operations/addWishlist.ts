import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { mostWishes } from "../../contract/constants.ts";
import { memberOf } from "../member-of.ts";
import { productCodeInput } from "../product-code-input.ts";
import { addWish } from "../store/wishes.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

type Refusal = { readonly code: "PRODUCT_NOT_FOUND" | "WISHLIST_FULL" };

export const addWishlist = (deps: WishlistDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ productCode: productCodeInput }),
    async run({ caller }, { productCode }): Promise<Result<{ productCode: string; wished: boolean }, Refusal>> {
      const wish = { userCode: memberOf(caller), productCode, at: deps.clock.now() };
      const added = await inTransaction(deps.database, (trx) => addWish(trx, wish, mostWishes));
      if (added === "UNKNOWN") return fail({ code: "PRODUCT_NOT_FOUND" });
      if (added === "FULL") return fail({ code: "WISHLIST_FULL" });
      return ok({ productCode, wished: true });
    },
    failures: {
      PRODUCT_NOT_FOUND: {
        "en-US": "This product is not sold.",
        "id-ID": "Produk ini tidak dijual.",
        "vi-VN": "Sản phẩm này không được bán.",
        "zh-CN": "该商品未在售。",
      },
      WISHLIST_FULL: {
        "en-US": `Your wishlist is full: ${mostWishes} products. Please take one off first.`,
        "id-ID": `Daftar keinginan Anda penuh: ${mostWishes} produk. Hapus satu terlebih dahulu.`,
        "vi-VN": `Danh sách yêu thích đã đầy: ${mostWishes} sản phẩm. Hãy bỏ bớt một sản phẩm trước.`,
        "zh-CN": `心愿单已满：${mostWishes} 件商品。请先移除一件。`,
      },
    },
  });
