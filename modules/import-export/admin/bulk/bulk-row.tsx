import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type BulkType, type BulkVerb, bulkFields, bulkStatuses, verbsOf } from "../../contract/bulk-fields.ts";
import { useImportText } from "../import-text.ts";

type Choice = { readonly code: string; readonly name: string };

export type BulkRowProps = {
  readonly type: BulkType;
  readonly number: number;
  readonly brands: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly remove: (() => void) | null;
};

const roundings = ["1", "100", "500", "1000", "10000"];
const statusKeys = {
  draft: "bulk_draft",
  "on sale": "bulk_on_sale",
  hidden: "bulk_hidden",
  archived: "bulk_archived",
} as const;
const unused = (names: readonly string[]) =>
  names.map((name) => <input key={name} type="hidden" name={name} value="" />);

/**
 * One row of the form: a field, the operation and the value. Inputs that do not apply are sent empty, so that rows stay
 * aligned.
 */
export function BulkRow({ type, number, brands, categories, remove }: BulkRowProps) {
  const t = useImportText();
  const fields = bulkFields[type];
  const [key, setKey] = useState<string>(fields[0].key);
  const field = fields.find((one) => one.key === key) ?? fields[0];
  const verbs: readonly BulkVerb[] = verbsOf[field.kind];
  const [chosen, setVerb] = useState<BulkVerb>("percent");
  const verb = verbs.includes(chosen) ? chosen : (verbs[0] ?? "set");
  const named = (items: readonly Choice[]) => items.map(({ code, name }) => ({ value: code, label: name }));
  const choices =
    field.kind === "brand"
      ? named(brands)
      : field.kind === "category" || field.kind === "parent"
        ? named(categories)
        : field.kind === "choice"
          ? bulkStatuses.map((value) => ({ value, label: t(statusKeys[value]) }))
          : null;
  return (
    <li>
      <fieldset className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-2 lg:grid-cols-4 lg:items-end">
        <legend className="px-1 text-sm font-bold">{t("bulk_change", { number })}</legend>
        <SelectField
          name="column"
          label={t("bulk_field")}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          options={fields.map((one) => ({ value: one.key, label: t(`bulk_${one.key}`) }))}
        />
        <SelectField
          name="verb"
          label={t("bulk_verb")}
          value={verb}
          onChange={(event) => setVerb(event.currentTarget.value as BulkVerb)}
          options={verbs.map((one) => ({ value: one, label: t(`bulk_verb_${one}`) }))}
        />
        {verb === "replace" ? <TextField name="find" label={t("bulk_find")} required /> : null}
        {verb === "clear" ? null : choices ? (
          <SelectField key={key} name="value" label={t("bulk_value")} options={choices} />
        ) : (
          <FieldFrame
            key={`${key} ${verb}`}
            label={t(verb === "percent" ? "bulk_percent" : verb === "replace" ? "bulk_by" : "bulk_value")}
          >
            {(links) => (
              <input
                {...links}
                name="value"
                type={field.kind === "day" ? "date" : "text"}
                inputMode={field.kind === "amount" ? "decimal" : undefined}
                required={verb !== "replace"}
                autoComplete="off"
                className={inputClass()}
              />
            )}
          </FieldFrame>
        )}
        {verb === "percent" ? (
          <SelectField
            name="roundTo"
            label={t("bulk_round")}
            defaultValue="1000"
            options={roundings.map((value) => ({ value, label: value === "1" ? t("bulk_exact") : value }))}
          />
        ) : null}
        {unused([
          ...(verb === "replace" ? [] : ["find"]),
          ...(verb === "clear" ? ["value"] : []),
          ...(verb === "percent" ? [] : ["roundTo"]),
        ])}
        {remove ? (
          <div className="lg:col-span-4">
            <Button variant="quiet" size="sm" icon="trash-2" onClick={remove}>
              {t("bulk_remove", { number })}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </li>
  );
}
