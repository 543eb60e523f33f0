import { useState } from "react";
import { Form } from "react-router";
import { locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { type Import, sourceText } from "./import-model.ts";
import { useImportText } from "./import-text.ts";

const languages = locales.map((locale) => ({ value: locale, label: languageNames[locale] }));

/** Form for reading a file: its format, and the mapping of its columns. */
export function MappingForm({ found, stepKey, isBusy }: { found: Import; stepKey: string; isBusy: boolean }) {
  const t = useImportText();
  const sending = useSending("preview");
  const [source, setSource] = useState(found.source);
  const known = new Set(found.fields);
  return (
    <AdminPanel title={t("read_title")}>
      <Form method="post" className="grid gap-4" key={found.id}>
        <input type="hidden" name="intent" value="preview" />
        <input type="hidden" name="key" value={stepKey} />
        {found.takesForeign ? (
          <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
            <SelectField
              name="source"
              label={t("source")}
              value={source}
              onChange={(event) => setSource(event.currentTarget.value)}
              options={["own", "shopify", "woocommerce"].map((value) => ({ value, label: sourceText(value, t) }))}
            />
            {source === "own" ? (
              <input type="hidden" name="locale" value={found.locale} />
            ) : (
              <SelectField name="locale" label={t("locale")} defaultValue={found.locale} options={languages} />
            )}
          </div>
        ) : (
          <>
            <input type="hidden" name="source" value="own" />
            <input type="hidden" name="locale" value={found.locale} />
          </>
        )}
        {source === "own" ? (
          <fieldset className="grid gap-2">
            <legend className="text-sm font-bold">{t("columns")}</legend>
            <p className="max-w-prose text-sm text-ink-soft">{t("columns_text")}</p>
            <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
              {found.columns.map(({ header, column }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
                <li key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 text-sm">
                  <label htmlFor={`column-${index}`} className="truncate font-semibold" title={header}>
                    {header || "—"}
                  </label>
                  <input type="hidden" name="header" value={header} />
                  <SelectBox id={`column-${index}`} name="column" defaultValue={column ?? ""}>
                    <option value="">{t("leave_out")}</option>
                    {[...known].map((field) => (
                      <option key={field} value={field}>
                        {field}
                      </option>
                    ))}
                  </SelectBox>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        <div>
          <Button
            type="submit"
            variant={found.state === "uploaded" ? "court" : "secondary"}
            size="sm"
            loading={sending || isBusy}
          >
            {t(found.state === "uploaded" ? "check" : "check_again")}
          </Button>
        </div>
      </Form>
    </AdminPanel>
  );
}
