import type { Locale, Texts } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { RuleField } from "../../contract/rule/promotion-rule.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";

/** The rules that order promotions may have instead of levels, in the caller's language; extensions bring them. */
export const adminPromotionRules = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    run: async ({ locale }) =>
      [...(deps.limits.promotionRules?.values() ?? [])].map(({ code, names, about, fields }) => ({
        code,
        name: textIn(names, locale),
        about: textIn(about, locale),
        fields: fields.map((field) => fieldOnWire(field, locale)),
      })),
  });

const textIn = (texts: Texts, locale: Locale): string => texts[locale];

const fieldOnWire = (field: RuleField, locale: Locale) => ({
  name: field.name,
  kind: field.kind,
  label: textIn(field.labels, locale),
  least: field.kind === "number" ? field.least : null,
  most: field.kind === "number" ? field.most : null,
  options:
    field.kind === "choice" ? field.options.map(({ value, labels }) => ({ value, label: textIn(labels, locale) })) : [],
});
