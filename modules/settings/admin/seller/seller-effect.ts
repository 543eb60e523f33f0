import { rp } from "#kit/core/format-rupiah.ts";
import { taxWithin } from "#kit/core/tax-within.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { isSellerValue, type ShopSeller, sellerFields } from "../../contract/seller.ts";
import type { SellerTextKey } from "./seller-text.ts";

const exampleAmount = 1_110_000;

/** What stands on the next invoice as rows of label and text. A field that would be refused shows a dash. */
export function invoicePreview(
  state: Readonly<Record<string, unknown>>,
  fallback: (field: keyof ShopSeller) => unknown,
  t: Translate<SellerTextKey>,
): [label: string, text: string][] {
  return sellerFields.map((field) => {
    const value = state[field] ?? fallback(field);
    if (!isSellerValue(field, value)) return [t(`field_${field}`), "–"];
    if (field !== "vatPercent") return [t(`field_${field}`), String(value)];
    const tax = rp(taxWithin(exampleAmount, Number(value)));
    return [t(`field_${field}`), t("tax_within", { percent: Number(value), tax, amount: rp(exampleAmount) })];
  });
}
