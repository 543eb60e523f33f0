import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { safetySchema } from "../../contract/stock-forms.ts";
import { placeFor } from "../stock/reach.ts";
import { type NotFound, notFound } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { writeSafety, writeSafetyOfPlace } from "../store/safety.ts";

const input = v.object({ input: safetySchema });

/** Sets how many units of an SKU, or of every SKU, a place keeps from being sold online. */
export const adminSetSafetyStock = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof input>, { sourceCode: string; rows: number }, NotFound>(deps, {
    action: "stock.safety",
    permission: "stock.edit",
    input,
    async run(trx, staff, { input: { skuCode, sourceCode, safety } }) {
      if (!(await placeFor(trx, staff, sourceCode))) return fail({ code: "NOT_FOUND" });
      const rows = skuCode
        ? Number(await writeSafety(trx, { skuCode, sourceCode, safety }))
        : await writeSafetyOfPlace(trx, { sourceCode, safety });
      if (skuCode && rows === 0) return fail({ code: "NOT_FOUND" });
      return ok({
        value: { sourceCode, rows },
        subject: skuCode ? `sku:${skuCode}` : `place:${sourceCode}`,
        detail: { sourceCode, safety, rows },
      });
    },
    failures: { NOT_FOUND: notFound },
    message: {
      "en-US": "Safety stock saved.",
      "id-ID": "Stok pengaman disimpan.",
      "vi-VN": "Đã lưu tồn kho an toàn.",
      "zh-CN": "安全库存已保存。",
    },
  });
