import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { TableRow } from "../contract/chart-blocks.ts";
import { withSameNumbers } from "../contract/table-edits.ts";
import { ChartForm } from "./chart-form.tsx";
import { useSizeGuideAdminText } from "./size-guide-admin-text.ts";

type ChartsPanelProps = { editor: RecordEditor; language: Locale; onLanguage: (locale: Locale) => void };

/** The chart in one language at a time; the tabs tell which languages have none. */
export function ChartsPanel({ editor, language, onLanguage }: ChartsPanelProps) {
  const t = useSizeGuideAdminText();
  const chartIn = (locale: Locale): string => String(editor.value(`charts/${locale}`) ?? "");
  const path = `charts/${language}`;
  const chart = chartIn(language);
  const source = locales.find((locale) => chartIn(locale) !== "");
  const spread = (place: number, rows: readonly TableRow[]): number => {
    const written = locales.flatMap((locale) => {
      const html = locale === language ? null : withSameNumbers(chartIn(locale), place, rows);
      return html === null ? [] : [{ locale, html }];
    });
    for (const { locale, html } of written) editor.set(`charts/${locale}`, html);
    return written.length;
  };
  return (
    <AdminPanel title={t("charts")}>
      <div id={fieldId(path)} tabIndex={-1} className="grid min-w-0 gap-3">
        <fieldset className="flex flex-wrap gap-1 border-b border-line">
          <legend className="sr-only">{t("language")}</legend>
          {locales.map((locale) => {
            const lacks = chartIn(locale) === "";
            return (
              <button
                key={locale}
                type="button"
                aria-pressed={locale === language}
                aria-label={lacks ? t("lacks", { language: languageNames[locale] }) : languageNames[locale]}
                onClick={() => onLanguage(locale)}
                className={cx(
                  "inline-flex min-h-9 items-center gap-1.5 border-b-4 px-3 text-sm font-bold pointer-coarse:min-h-11",
                  locale === language ? "border-sun" : "border-transparent text-ink-soft hover:text-ink",
                )}
              >
                {languageNames[locale]}
                {lacks ? <span aria-hidden="true" className="size-2 rounded-full bg-sun" /> : null}
              </button>
            );
          })}
        </fieldset>
        <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
        {chart === "" && source !== undefined ? (
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <p>{t("empty")}</p>
            {editor.editable ? (
              <Button size="sm" variant="secondary" onClick={() => editor.set(path, chartIn(source))}>
                {t("copy_from", { language: languageNames[source] })}
              </Button>
            ) : null}
          </div>
        ) : null}
        <ChartForm
          key={language}
          value={chart}
          lang={language}
          editable={editor.editable}
          onChange={(html) => editor.set(path, html === "" ? undefined : html)}
          onSpread={spread}
        />
      </div>
    </AdminPanel>
  );
}
