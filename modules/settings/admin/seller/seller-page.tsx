import { grouped } from "#kit/core/grouped-number.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { valueText } from "#modules/admin/web/record-editor/shown-value.ts";
import {
  type EditedRecord,
  type RecordEditor,
  useRecordEditor,
} from "#modules/admin/web/record-editor/use-record-editor.ts";
import { SettingsTabs } from "#modules/admin/web/settings-tabs.tsx";
import { longestSellerLine, type ShopSeller, sellerFields, sellerId } from "../../contract/seller.ts";
import { ruleIn } from "../rule-effect.ts";
import type { AdminSellerResult } from "./seller.graphql.gen.ts";
import { invoicePreview } from "./seller-effect.ts";
import { SellerPeriods } from "./seller-periods.tsx";
import { useSellerText } from "./seller-text.ts";

type SellerField = AdminSellerResult["adminSeller"]["fields"][number];

type SellerPageProps = AdminSellerResult["adminSeller"] & { record: EditedRecord };

const isField = (path: string): path is keyof ShopSeller => sellerFields.some((field) => field === path);

/** Who sells and which tax prices hold, for invoices of orders placed from a save on; and who sold before. */
export function SellerPage({ record, fields, periods }: SellerPageProps) {
  const t = useSellerText();
  const editor = useRecordEditor({
    type: "seller",
    id: sellerId,
    record,
    labelOf: (path) => (isField(path) ? t(`field_${path}`) : path),
    showValue: (_path, value) => valueText(value),
  });
  const fallback = (name: keyof ShopSeller) => {
    const text = fields.find((field) => field.name === name)?.fallback;
    return name === "vatPercent" ? Number(text) : text;
  };
  return (
    <div className="grid gap-3">
      <PageHeader title={t("seller")} actions={<HistoryButton editor={editor} />} />
      <SettingsTabs />
      <p className="max-w-prose text-sm text-ink-soft">{t("lead")}</p>
      <RecordForm editor={editor} label={t("seller")}>
        <AdminPanel title={t("on_invoices")}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            {fields.map((field) => (
              <SellerInput key={field.name} editor={editor} field={field} />
            ))}
          </div>
        </AdminPanel>
        <AdminPanel title={t("preview")}>
          <div role="status">
            <Facts facts={invoicePreview(editor.state, fallback, t)} />
          </div>
        </AdminPanel>
      </RecordForm>
      <SellerPeriods periods={periods} />
    </div>
  );
}

function SellerInput({ editor, field: { name, fallback, variable } }: { editor: RecordEditor; field: SellerField }) {
  const t = useSellerText();
  if (!isField(name)) return null;
  const isNumber = name === "vatPercent";
  const value = editor.value(name);
  return (
    <div className="grid gap-1.5">
      <TextField
        id={fieldId(name)}
        name={name}
        label={t(`field_${name}`)}
        autoComplete="off"
        {...(isNumber ? { inputMode: "numeric", maxLength: 3 } : { maxLength: longestSellerLine })}
        placeholder={fallback}
        value={typeof value === "number" ? grouped(value) : String(value ?? "")}
        readOnly={!editor.editable}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          editor.set(name, isNumber ? ruleIn(text) : text === "" ? undefined : text);
        }}
        error={editor.problemAt(name)}
      />
      <p className="text-sm break-words text-ink-soft">{t("fallback", { value: fallback, variable })}</p>
    </div>
  );
}
