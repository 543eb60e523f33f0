import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type ReturnReason, returnReasons } from "#modules/returns/contract/return-reasons.ts";
import type { ReportName } from "../contract/report-names.ts";
import type { ReportRow } from "./report-model.ts";
import type { ReportsTextKey } from "./reports-text.ts";

const customers = ["new", "returning", "unknown"] as const;

/** What a row of a report is called; with its code where there is a name too. */
export function rowName(
  report: ReportName,
  { key, name }: Pick<ReportRow, "key" | "name">,
  t: Translate<ReportsTextKey>,
  locale: Locale,
): string {
  const customer = customers.find((one) => one === key);
  if (report === "customers" && customer) return t(`customer_${customer}`);
  if (report === "returns") return returnReasons[key as ReturnReason]?.[locale] ?? key;
  if (report === "searches") return key;
  if (key === "") return report === "stores" ? t("home_delivery") : t("without_channel");
  return name === null || name === key ? key : `${name} (${key})`;
}
