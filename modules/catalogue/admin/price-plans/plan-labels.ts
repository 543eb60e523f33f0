import { formatDateTime } from "#kit/core/date-format.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { type PlanStatus, planFields } from "../../contract/price-plan/price-plan-state.ts";
import type { PricePlansTextKey } from "./price-plans-text.ts";

type Text = Translate<PricePlansTextKey>;

const unescapeKey = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");

/** The label of a plan's field in summaries, conflicts and the history: "Price of LKH1-RED". */
export function planFieldLabel(path: string, t: Text): string {
  const [field = "", sku] = path.split("/").map(unescapeKey);
  if (field === "") return t("code");
  if (field === "prices" && sku !== undefined) return t("price_of", { sku });
  const known = planFields.find((one) => one === field);
  return known === undefined ? path : t(`label_${known}`);
}

/** Formats a field's value where its JSON is not readable enough. */
export function planValue(path: string, value: Json, t: Text, locale: Locale): string {
  const [field = ""] = path.split("/");
  if (field === "status") return t(`status_${String(value) as PlanStatus}`);
  if (field === "prices" && typeof value === "number") return rp(value);
  if ((field === "beginsAt" || field === "endsAt") && typeof value === "string")
    return formatDateTime(new Date(value), locale);
  return typeof value === "string" ? value : JSON.stringify(value);
}
