import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { isProductOnSale } from "#modules/catalogue/server/index.ts";
import { maxWishlistItems } from "../../contract/constants.ts";
import { memberOf } from "../member-of.ts";
import { productCodeInput } from "../product-code-input.ts";
import { addItem, hasItem, lockWishlist } from "../store/items.ts";
import type { WishlistDeps } from "../wishlist-deps.ts";

type Added = { readonly productCode: string; readonly wished: boolean };
type Refusal = { readonly code: "PRODUCT_NOT_FOUND" | "WISHLIST_FULL" };

export const addWishlist = (deps: WishlistDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ productCode: productCodeInput }),
    async run({ caller }, { productCode }): Promise<Result<Added, Refusal>> {
      const item = { userCode: memberOf(caller), productCode, at: deps.clock.now() };
      return inTransaction(deps.database, async (trx): Promise<Result<Added, Refusal>> => {
        await lockWishlist(trx, item.userCode);
        // A product that is on the list already may have been taken off sale since.
        if (!(await isProductOnSale(trx, productCode)) && !(await hasItem(trx, item.userCode, productCode)))
          return fail({ code: "PRODUCT_NOT_FOUND" });
        const added = await addItem(trx, item, maxWishlistItems);
        return added ? ok({ productCode, wished: true }) : fail({ code: "WISHLIST_FULL" });
      });
    },
    failures: {
      PRODUCT_NOT_FOUND: {
        "en-US": "This product is not sold.",
        "id-ID": "Produk ini tidak dijual.",
        "vi-VN": "Sản phẩm này không được bán.",
        "zh-CN": "该商品未在售。",
      },
      WISHLIST_FULL: {
        "en-US": `Your wishlist is full: ${maxWishlistItems} products. Please take one off first.`,
        "id-ID": `Daftar keinginan Anda penuh: ${maxWishlistItems} produk. Hapus satu terlebih dahulu.`,
        "vi-VN": `Danh sách yêu thích đã đầy: ${maxWishlistItems} sản phẩm. Hãy bỏ bớt một sản phẩm trước.`,
        "zh-CN": `心愿单已满：${maxWishlistItems} 件商品。请先移除一件。`,
      },
    },
  });
