import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { saveTogether } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { brandRecord } from "../records/brand-record.ts";
import { productRecord } from "../records/product-record/product-record.ts";
import { productsOfBrand } from "../store/brand-states.ts";

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const reason = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(500)));
const input = v.object({ input: v.object({ fromCode: code, intoCode: code, reason }) });

/** A brand with more is merged in parts by a bulk change of its products. */
const mostProducts = 5_000;

type Merged = { readonly entryId: number; readonly products: number };
type Refusal =
  | { readonly code: "NOT_FOUND" | "SAME_BRAND" | "MERGED_ALREADY" | "TOO_MANY" }
  | { readonly code: "PRODUCT_REFUSED"; readonly product: string };

/** Gives all products of a brand to another, which its page leads to from then on. One entry of the journal, undone as one. */
export const adminMergeBrands = (deps: CatalogueAdminDeps) =>
  staffAction<v.InferOutput<typeof input>, Merged, Refusal, ReturnType<typeof mergeReply>>(deps, {
    action: "brand.merge",
    permission: "catalogue.edit",
    input,
    async run(trx, staff, { input: { fromCode, intoCode, reason: why } }) {
      if (fromCode === intoCode) return fail({ code: "SAME_BRAND" });
      const brands = await brandRecord.read(trx, [fromCode, intoCode]);
      const [from, into] = [brands.get(fromCode), brands.get(intoCode)];
      if (!from || !into) return fail({ code: "NOT_FOUND" });
      if (from.mergedInto !== undefined || into.mergedInto !== undefined) return fail({ code: "MERGED_ALREADY" });
      const products = await productsOfBrand(trx, fromCode, mostProducts + 1);
      if (products.length > mostProducts) return fail({ code: "TOO_MANY" });
      const edit = (id: string, path: string) => ({
        id,
        version: Number.POSITIVE_INFINITY,
        changes: [{ path, after: intoCode }],
      });
      const saved = await saveTogether(
        trx,
        [
          { type: brandRecord, edits: [edit(fromCode, "mergedInto")] },
          { type: productRecord(deps.skuUses), edits: products.map((id) => edit(id, "brandCode")) },
        ],
        {
          at: deps.clock.now(),
          actor: { id: staff.id, name: staff.name },
          action: "merge",
          reason: why || null,
        },
      );
      if (!saved.ok) {
        const refused = saved.error.code === "INVALID_FIELDS" ? saved.error.problems[0]?.id : undefined;
        return fail({ code: "PRODUCT_REFUSED", product: refused ?? fromCode });
      }
      const { entryId } = saved.value;
      if (entryId === null) throw new Error(`merging ${fromCode} into ${intoCode} has changed nothing`);
      const detail = { entryId, intoCode, products: products.length };
      return ok({ value: { entryId, products: products.length }, subject: `brand:${fromCode}`, detail });
    },
    failures,
    message: { "en-US": "Merged.", "id-ID": "Digabung.", "vi-VN": "Đã gộp.", "zh-CN": "已合并。" },
    wire: mergeReply,
  });

function mergeReply({ data, ...reply }: StandardReply<Merged>) {
  return { ...reply, entryId: data?.entryId ?? null, products: data?.products ?? 0 };
}

const failures: FailureTexts<Refusal> = {
  NOT_FOUND: {
    "en-US": "There is no such brand.",
    "id-ID": "Merek ini tidak ada.",
    "vi-VN": "Không có thương hiệu này.",
    "zh-CN": "没有此品牌。",
  },
  SAME_BRAND: {
    "en-US": "Choose another brand than this one.",
    "id-ID": "Pilih merek lain.",
    "vi-VN": "Hãy chọn thương hiệu khác.",
    "zh-CN": "请选择其他品牌。",
  },
  MERGED_ALREADY: {
    "en-US": "One of the two was merged into another brand already.",
    "id-ID": "Salah satu merek sudah digabung ke merek lain.",
    "vi-VN": "Một trong hai thương hiệu đã được gộp.",
    "zh-CN": "其中一个品牌已合并到其他品牌。",
  },
  TOO_MANY: {
    "en-US": `At most ${mostProducts} products are moved at once. Change their brand in bulk first.`,
    "id-ID": `Paling banyak ${mostProducts} produk sekaligus. Ubah mereknya secara massal dahulu.`,
    "vi-VN": `Tối đa ${mostProducts} sản phẩm mỗi lần. Hãy đổi thương hiệu hàng loạt trước.`,
    "zh-CN": `一次最多移动 ${mostProducts} 件商品。请先批量更改品牌。`,
  },
  PRODUCT_REFUSED: ({ product }) => ({
    "en-US": `Not merged: product ${product} cannot be saved as it is. Open it to see why.`,
    "id-ID": `Belum digabung: produk ${product} tidak dapat disimpan. Buka produk itu untuk melihat alasannya.`,
    "vi-VN": `Chưa gộp: không thể lưu sản phẩm ${product}. Hãy mở sản phẩm để xem lý do.`,
    "zh-CN": `未合并：商品 ${product} 无法保存。请打开该商品查看原因。`,
  }),
};
