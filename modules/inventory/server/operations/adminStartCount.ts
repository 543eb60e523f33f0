import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { startCountSchema } from "../../contract/stock-forms.ts";
import { documentCode } from "../stock/document-code.ts";
import { placeFor } from "../stock/reach.ts";
import { type NotFound, notFound } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { insertCount } from "../store/counts.ts";

const input = v.object({ input: startCountSchema });

/** Starts a stock count at a place. */
export const adminStartCount = (deps: StockDeps) =>
  staffAction<v.InferOutput<typeof input>, { code: string }, NotFound>(deps, {
    action: "count.start",
    permission: "stock.edit",
    input,
    async run(trx, staff, { input: { sourceCode, key } }) {
      if (!(await placeFor(trx, staff, sourceCode))) return fail({ code: "NOT_FOUND" });
      const code = documentCode("SC", key);
      await insertCount(trx, { code, sourceCode, startedBy: staff.name, at: deps.clock.now() });
      return ok({ value: { code }, subject: `count:${code}`, detail: { sourceCode } });
    },
    failures: { NOT_FOUND: notFound },
    message: {
      "en-US": "Count started.",
      "id-ID": "Penghitungan dimulai.",
      "vi-VN": "Đã bắt đầu kiểm kê.",
      "zh-CN": "盘点已开始。",
    },
  });
