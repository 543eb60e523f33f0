import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { adjustSchema } from "../../contract/stock-forms.ts";
import type { KnownSkus } from "../ports/sku-catalogue.ts";
import { type BelowHeld, changeStock } from "../stock/change-stock.ts";
import { placeFor } from "../stock/reach.ts";
import { belowHeld, type NotFound, notFound, type UnknownSku, unknownSku } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";

const input = v.object({ input: adjustSchema });
type Value = { skuCode: string; sourceCode: string };
type Refused = NotFound | UnknownSku | BelowHeld;

/** Changes the units on hand by a number, for a reason. Never below what orders hold. */
export const adminAdjustStock = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof input>, Value, Refused, StandardReply<Value>, KnownSkus>(deps, {
    action: "stock.adjust",
    permission: "stock.edit",
    input,
    before: async (_staff, { input: { skuCode } }) => ok(await deps.skus.identify([skuCode])),
    async run(trx, staff, { input: { skuCode: typed, sourceCode, change, cause, note, key } }, _context, known) {
      if (!(await placeFor(trx, staff, sourceCode))) return fail({ code: "NOT_FOUND" });
      const skuCode = known.get(typed);
      if (skuCode === undefined) return fail({ code: "UNKNOWN_SKU", typed });
      const reason = note ? { reason: note } : {};
      const done = await changeStock(trx, [{ skuCode, sourceCode, change }], {
        cause,
        actor: staff.name,
        key,
        ...reason,
      });
      if (!done.ok) return done;
      return ok({
        value: { skuCode, sourceCode },
        subject: `sku:${skuCode}`,
        detail: { sourceCode, change, cause, ...reason, isNew: done.value.isNew },
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
