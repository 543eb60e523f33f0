import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { endCountSchema } from "../../contract/stock-forms.ts";
import { countAction } from "../counts/count-action.ts";
import { type BelowHeld, changeStock } from "../stock/change-stock.ts";
import { belowHeld, type Changed, changed } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { linesOfCount } from "../store/count-lines.ts";
import { endCount } from "../store/counts.ts";

/** Lines whose stock moved between two scans. */
type CountAgain = { readonly code: "COUNT_AGAIN"; readonly skuCodes: readonly string[] };

const countAgain = ({ skuCodes }: CountAgain): Texts => {
  const named = skuCodes.slice(0, 5).join(", ");
  return {
    "en-US": `Stock moved while these were being scanned. Count them once more and type the number: ${named}.`,
    "id-ID": `Stok bergerak saat barang ini dipindai. Hitung sekali lagi dan ketik jumlahnya: ${named}.`,
    "vi-VN": `Tồn kho thay đổi trong lúc quét. Hãy đếm lại và nhập số lượng: ${named}.`,
    "zh-CN": `扫描期间库存发生变动。请重新清点并输入数量：${named}。`,
  };
};

/**
 * Confirms a count: each difference is added to the stock of now, so that everything that moved since the line was counted stays.
 * Refused when an entry came in that the page did not show.
 */
export const adminConfirmCount = (deps: StockDeps) =>
  countAction<{ countCode: string; version: number }, Changed | CountAgain | BelowHeld>(deps, {
    action: "count.confirm",
    input: endCountSchema,
    async run(trx, { count, staff, input: { version } }) {
      if (count.version !== version) return fail({ code: "CHANGED" });
      const lines = await linesOfCount(trx, count.code);
      const moved = lines.filter((line) => line.moved).map(({ skuCode }) => skuCode);
      if (moved.length > 0) return fail({ code: "COUNT_AGAIN", skuCodes: moved });
      const changes = lines.map(({ skuCode, counted, expected }) => ({
        skuCode,
        sourceCode: count.sourceCode,
        change: counted - expected,
      }));
      const done = await changeStock(trx, changes, { cause: "counted", reference: count.code, actor: staff.name });
      if (!done.ok) return done;
      await endCount(trx, count.code, { state: "confirmed", by: staff.name, at: deps.clock.now() });
      return ok({ skus: lines.length, difference: changes.reduce((sum, { change }) => sum + change, 0) });
    },
    failures: {
      CHANGED: changed,
      COUNT_AGAIN: countAgain,
      BELOW_HELD: belowHeld,
    },
    message: {
      "en-US": "Count confirmed; the stock is as counted.",
      "id-ID": "Penghitungan dikonfirmasi; stok sesuai hasil hitung.",
      "vi-VN": "Đã xác nhận kiểm kê; tồn kho đúng như đã đếm.",
      "zh-CN": "盘点已确认，库存与盘点一致。",
    },
  });
