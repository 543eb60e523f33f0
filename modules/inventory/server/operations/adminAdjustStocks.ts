import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { adjustManySchema } from "../../contract/stock-forms.ts";
import type { KnownSkus } from "../ports/sku-catalogue.ts";
import { type BelowHeld, changeStock } from "../stock/change-stock.ts";
import { placeFor } from "../stock/reach.ts";
import { belowHeld, type NotFound, notFound, type UnknownSku, unknownSku } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";

const input = v.object({ input: adjustManySchema });
type Value = { sourceCode: string };
type Refused = NotFound | UnknownSku | BelowHeld;

/** Changes the units on hand of many SKUs at one place, all or none, for one reason. Never below what orders hold. */
export const adminAdjustStocks = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof input>, Value, Refused, StandardReply<Value>, KnownSkus>(deps, {
    action: "stock.adjust",
    permission: "stock.edit",
    input,
    before: async (_staff, { input: { lines } }) => ok(await deps.skus.identify(lines.map(({ skuCode }) => skuCode))),
    async run(trx, staff, { input: { sourceCode, lines, cause, note, key } }, _context, known) {
      if (!(await placeFor(trx, staff, sourceCode))) return fail({ code: "NOT_FOUND" });
      const codes = lines.map(({ skuCode }) => skuCode);
      const unknown = codes.find((code) => known.get(code) !== code);
      if (unknown !== undefined) return fail({ code: "UNKNOWN_SKU", typed: unknown });
      const reason = note ? { reason: note } : {};
      const changes = lines.map((line) => ({ ...line, sourceCode }));
      const done = await changeStock(trx, changes, { cause, actor: staff.name, key, ...reason });
      if (!done.ok) return done;
      return ok({
        value: { sourceCode },
        subject: `place:${sourceCode}`,
        detail: { skus: codes.length, cause, ...reason, isNew: done.value.isNew },
      });
    },
    failures: { NOT_FOUND: notFound, UNKNOWN_SKU: unknownSku, BELOW_HELD: belowHeld },
    message: {
      "en-US": "Stock adjusted.",
      "id-ID": "Stok disesuaikan.",
      "vi-VN": "Đã điều chỉnh tồn kho.",
      "zh-CN": "库存已调整。",
    },
  });
