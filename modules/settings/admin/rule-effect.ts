import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import type { Translate } from "#kit/web/i18n/text-context.tsx";
import type { RuleName } from "../contract/shop-rules.ts";
import type { SettingsTextKey } from "./settings-text.ts";

type Say = Translate<SettingsTextKey>;

const examplePrice = 200_000;

/** What a rule does with this value, by an example. */
export function effectOf(name: RuleName, value: number, t: Say): string {
  switch (name) {
    case "checkoutMinutes":
      return t("effect_checkoutMinutes", { minutes: value });
    case "unpaidGuestPercent":
      return value >= 100 ? t("effect_no_limit") : t("effect_unpaidGuestPercent", { units: Math.max(3, value) });
    case "priceFloorPercent":
      return value === 0
        ? t("effect_no_floor")
        : t("effect_priceFloorPercent", { price: rp(examplePrice), floor: rp((examplePrice * value) / 100) });
    case "promotionBudgetLimit":
      return value === 0 ? t("effect_no_limit") : t("effect_promotionBudgetLimit", { amount: rp(value) });
    case "refundLimit":
      return value === 0 ? t("effect_every_refund") : t("effect_refundLimit", { amount: rp(value) });
    case "pointsAdjustCap":
      return value === 0 ? t("effect_every_adjustment") : t("effect_pointsAdjustCap", { points: grouped(value) });
    case "deletionRequestDays":
      return t("effect_deletionRequestDays", { days: value });
  }
}

/** A typed whole number, points between thousands allowed; what is none stays a text, which is refused. */
export function ruleIn(text: string): number | string | undefined {
  const digits = text.trim().replaceAll(/[.\s]/g, "");
  if (digits === "") return undefined;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : text;
}
