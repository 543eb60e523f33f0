import { fail, ok } from "#kit/core/result.ts";
import { countEntrySchema } from "../../contract/stock-forms.ts";
import { countAction } from "../counts/count-action.ts";
import type { KnownSkus } from "../ports/sku-catalogue.ts";
import { type UnknownSku, unknownSku } from "../stock/stock-failures.ts";
import type { StockDeps } from "../stock-deps.ts";
import { applyEntry, insertEntry, removeLine } from "../store/count-lines.ts";

type Entry = {
  readonly countCode: string;
  readonly code: string;
  readonly add?: number | null | undefined;
  readonly counted?: number | null | undefined;
  readonly key: string;
};

/** Adds a scan or a typed number to a count, or takes an SKU off it. */
export const adminCountStock = (deps: StockDeps) =>
  countAction<Entry, UnknownSku, KnownSkus>(deps, {
    action: "count.enter",
    input: countEntrySchema,
    before: ({ code }) => deps.skus.identify([code]),
    async run(trx, { count, staff, input: { code, add, counted, key }, prepared }) {
      const skuCode = prepared.get(code);
      if (skuCode === undefined) return fail({ code: "UNKNOWN_SKU", typed: code });
      const amount = typeof add === "number" ? { added: add } : typeof counted === "number" ? { counted } : null;
      if (amount === null) {
        await removeLine(trx, count.code, skuCode);
        return ok({ skuCode, removed: true });
      }
      const entry = { countCode: count.code, skuCode, key, actor: staff.name, ...amount };
      const isNew = await insertEntry(trx, entry);
      if (isNew) await applyEntry(trx, entry, count.sourceCode);
      return ok({ skuCode, ...amount, isNew });
    },
    failures: { UNKNOWN_SKU: unknownSku },
    message: { "en-US": "Counted.", "id-ID": "Dihitung.", "vi-VN": "Đã đếm.", "zh-CN": "已计数。" },
  });
