import type { Clock } from "#kit/core/clock.ts";
import type { Texts } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType } from "#kit/postgres/records/record-type.ts";
import { trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import { isSellerValue, type SellerState, type ShopSeller, sellerFields, sellerId } from "../contract/seller.ts";
import { readChangedSeller, writeSeller } from "./store/seller-periods.ts";

const problemTexts = {
  name: {
    "en-US": "One line of at most 200 characters.",
    "id-ID": "Satu baris, paling banyak 200 karakter.",
    "vi-VN": "Một dòng, tối đa 200 ký tự.",
    "zh-CN": "一行，最多 200 个字符。",
  },
  taxId: {
    "en-US": "An NPWP has 15 or 16 digits, with or without dots and a dash.",
    "id-ID": "NPWP terdiri dari 15 atau 16 angka, boleh dengan titik dan tanda hubung.",
    "vi-VN": "NPWP có 15 hoặc 16 chữ số, có thể có dấu chấm và gạch nối.",
    "zh-CN": "NPWP 为 15 或 16 位数字，可带点和连字符。",
  },
  vatPercent: {
    "en-US": "A whole number from 0 to 100.",
    "id-ID": "Bilangan bulat dari 0 sampai 100.",
    "vi-VN": "Số nguyên từ 0 đến 100.",
    "zh-CN": "0 到 100 的整数。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

const problemOf = { name: "name", address: "name", taxId: "taxId", vatPercent: "vatPercent" } as const;

/** The seller as one record, which exists while nothing was changed too. A save holds for orders placed from then on. */
export const sellerRecord = (clock: Pick<Clock, "now">, fallback: ShopSeller): RecordType<SellerState> => ({
  name: "seller",
  problemTexts,
  normalise: trimTexts,
  async read(trx, ids) {
    const states = new Map<string, SellerState>();
    if (ids.includes(sellerId)) states.set(sellerId, await readChangedSeller(trx));
    return states;
  },
  check: async (_trx, writes) =>
    writes.flatMap(({ id, after }): FieldProblem[] => {
      if (id !== sellerId) return [{ id, path: "", problem: "unknown" }];
      const state = after ?? {};
      const wrong = sellerFields.filter((field) => state[field] !== undefined && !isSellerValue(field, state[field]));
      return [
        ...wrong.map((path) => ({ id, path, problem: problemOf[path] })),
        ...unknownFields(id, state, sellerFields),
      ];
    }),
  async write(trx, writes) {
    for (const { after } of writes) {
      const changed = after ?? {};
      await writeSeller(trx, { from: clock.now(), changed, seller: { ...fallback, ...changed } });
    }
  },
});
