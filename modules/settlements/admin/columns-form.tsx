import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { type SettlementField, settlementFields } from "../contract/settlement-fields.ts";
import type { FileModel } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

type ColumnsFormProps = { file: FileModel; answer: AdminAnswer | null; isBusy: boolean };

/** The gateway of a file and the column of each field, as recognised by their names. Importing compares with the payments. */
export function ColumnsForm({ file, answer, isBusy }: ColumnsFormProps) {
  const t = useSettlementsText();
  const sending = useSending("import");
  const { problems, typed } = answerTo(answer, "import");
  const found = new Map(file.columns.map(({ field, header }) => [field, header]));
  const options = file.header.filter((text) => text !== "").map((text) => ({ value: text, label: text }));
  const chosen = (field: SettlementField) => typed[`column-${field}`] ?? found.get(field) ?? "";
  return (
    <AdminPanel title={t("columns_title")}>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="import" />
        <p className="max-w-prose text-sm text-ink-soft">
          {file.format === "own" ? t("columns_unknown") : t("columns_known", { gateway: file.suggestedGateway ?? "" })}
        </p>
        <div className="sm:max-w-72">
          <SelectField
            name="gateway"
            label={t("gateway")}
            placeholder={t("gateway_choose")}
            defaultValue={typed.gateway ?? file.suggestedGateway ?? ""}
            options={file.gateways.map((value) => ({ value, label: value }))}
            error={problems.gateway ?? null}
          />
        </div>
        <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          <legend className="mb-2 text-sm font-bold">{t("columns")}</legend>
          {settlementFields.map((field) => (
            <SelectField
              key={field}
              name={`column-${field}`}
              label={t(`field_${field}`)}
              placeholder={t("no_column")}
              defaultValue={chosen(field)}
              options={options}
              error={problems[field] ?? null}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="court" loading={sending || isBusy}>
            {t("import", { count: file.rowsInFile })}
          </Button>
        </div>
      </Form>
    </AdminPanel>
  );
}
