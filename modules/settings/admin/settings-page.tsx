import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { SettingsTabs } from "#modules/admin/web/settings-tabs.tsx";
import { isRuleName, type RuleName, rulesId } from "../contract/shop-rules.ts";
import { RuleField, type ShopRule } from "./rule-field.tsx";
import { useSettingsText } from "./settings-text.ts";

const groups = [
  { title: "group_checkout", names: ["checkoutMinutes", "unpaidGuestPercent"] },
  { title: "group_approvals", names: ["priceFloorPercent", "promotionBudgetLimit", "refundLimit", "pointsAdjustCap"] },
  { title: "group_privacy", names: ["deletionRequestDays"] },
] as const satisfies readonly { title: string; names: readonly RuleName[] }[];

/** Rules of the shop in groups, each with its meaning, default and effect. */
export function SettingsPage({ record, rules }: { record: EditedRecord; rules: readonly ShopRule[] }) {
  const t = useSettingsText();
  const editor = useRecordEditor({
    type: "shopRules",
    id: rulesId,
    record,
    labelOf: (path) => (isRuleName(path) ? t(path) : path),
    showValue: (_path, value) => valueText(value),
  });
  return (
    <div className="grid gap-3">
      <PageHeader title={t("settings")} actions={<HistoryButton editor={editor} />} />
      <SettingsTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <RecordForm editor={editor} label={t("settings")}>
        {groups.map(({ title, names }) => (
          <AdminPanel key={title} title={t(title)}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              {names.map((name) => {
                const rule = rules.find((one) => one.name === name);
                return rule ? <RuleField key={name} {...{ editor, name, rule }} /> : null;
              })}
            </div>
          </AdminPanel>
        ))}
      </RecordForm>
    </div>
  );
}
