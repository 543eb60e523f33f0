import { ok } from "#kit/core/result.ts";
import { endCountSchema } from "../../contract/stock-forms.ts";
import { countAction } from "../counts/count-action.ts";
import type { StockDeps } from "../stock-deps.ts";
import { endCount } from "../store/counts.ts";

/** Ends a count without changing any stock. */
export const adminCancelCount = (deps: StockDeps) =>
  countAction<{ countCode: string; version: number }>(deps, {
    action: "count.cancel",
    input: endCountSchema,
    async run(trx, { count, staff }) {
      await endCount(trx, count.code, { state: "cancelled", by: staff.name, at: deps.clock.now() });
      return ok({});
    },
    failures: {},
    message: {
      "en-US": "Count cancelled; no stock was changed.",
      "id-ID": "Penghitungan dibatalkan; stok tidak berubah.",
      "vi-VN": "Đã hủy kiểm kê; tồn kho không thay đổi.",
      "zh-CN": "盘点已取消，库存未变动。",
    },
  });
