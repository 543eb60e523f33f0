import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { shelfSchema } from "../../contract/stock-forms.ts";
import { placeFor } from "../stock/reach.ts";
import { type NotFound, notFound } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { writeShelves } from "../store/shelves.ts";

const input = v.object({ input: shelfSchema });

/** Says where at a place an SKU lies; empty takes the shelf away. */
export const adminSetShelf = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof input>, { sourceCode: string }, NotFound>(deps, {
    action: "stock.shelf",
    permission: "stock.edit",
    input,
    async run(trx, staff, { input: { skuCode, sourceCode, shelf } }) {
      if (!(await placeFor(trx, staff, sourceCode))) return fail({ code: "NOT_FOUND" });
      if ((await writeShelves(trx, [{ skuCode, sourceCode, shelf }])) === 0) return fail({ code: "NOT_FOUND" });
      return ok({ value: { sourceCode }, subject: `sku:${skuCode}`, detail: { sourceCode, shelf } });
    },
    failures: { NOT_FOUND: notFound },
    message: {
      "en-US": "Shelf saved.",
      "id-ID": "Rak disimpan.",
      "vi-VN": "Đã lưu kệ.",
      "zh-CN": "货架已保存。",
    },
  });
