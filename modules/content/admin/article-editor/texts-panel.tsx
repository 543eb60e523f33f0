import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { RichText } from "#modules/admin/web/rich-text/rich-text.tsx";
import type { RichTextPickers } from "#modules/admin/web/rich-text/rich-text-props.ts";
import { type ArticleState, articleTexts, longestArticleText } from "../../contract/article-state.ts";
import { useArticleEditorText } from "./article-editor-text.ts";

type TextsPanelProps = {
  editor: RecordEditor;
  language: Locale;
  onLanguage: (locale: Locale) => void;
  /** Called after a title was typed. */
  onTitled: () => void;
  pickers: RichTextPickers;
};

/** Title, summary and text in one language at a time; the tabs mark incomplete languages. */
export function TextsPanel({ editor, language, onLanguage, onTitled, pickers }: TextsPanelProps) {
  const t = useArticleEditorText();
  const state = editor.state as Partial<ArticleState>;
  const lacks = (locale: Locale) => articleTexts.some((field) => state[field]?.[locale] === undefined);
  const isEmpty = articleTexts.every((field) => state[field]?.[language] === undefined);
  const source = locales.find((locale) => locale !== language && state.title?.[locale] !== undefined);
  const path = `html/${language}`;
  const copy = () => {
    if (source === undefined) return;
    for (const field of articleTexts) editor.set(`${field}/${language}`, state[field]?.[source]);
  };
  return (
    <AdminPanel title={t("texts")}>
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-1 border-b border-line">
          <legend className="sr-only">{t("language")}</legend>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              aria-pressed={locale === language}
              aria-label={lacks(locale) ? t("lacks", { language: languageNames[locale] }) : languageNames[locale]}
              onClick={() => onLanguage(locale)}
              className={cx(
                "inline-flex min-h-9 items-center gap-1.5 border-b-4 px-3 text-sm font-bold pointer-coarse:min-h-11",
                locale === language ? "border-sun" : "border-transparent text-ink-soft hover:text-ink",
              )}
            >
              {languageNames[locale]}
              {lacks(locale) ? <span aria-hidden="true" className="size-2 rounded-full bg-sun" /> : null}
            </button>
          ))}
        </fieldset>
        {isEmpty && source !== undefined && editor.editable ? (
          <div>
            <Button size="sm" variant="secondary" onClick={copy}>
              {t("copy_from", { language: languageNames[source] })}
            </Button>
          </div>
        ) : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: blur fills another field, by keyboard too */}
        <div onBlur={onTitled}>
          <RecordText
            editor={editor}
            path={`title/${language}`}
            label={t("title")}
            lang={language}
            maxLength={longestArticleText.title}
          />
        </div>
        <RecordText
          editor={editor}
          path={`subtitle/${language}`}
          label={t("subtitle")}
          lang={language}
          rows={2}
          maxLength={longestArticleText.subtitle}
        />
        <div className="grid gap-1.5">
          <span className="text-sm font-bold">{t("html")}</span>
          <RichText
            key={language}
            id={fieldId(path)}
            label={editor.labelOf(path)}
            lang={language}
            value={state.html?.[language] ?? ""}
            onChange={(html) => editor.set(path, html === "" ? undefined : html)}
            editable={editor.editable}
            invalid={editor.problemAt(path) ? true : undefined}
            describedBy={editor.problemAt(path) ? `${fieldId(path)}-error` : undefined}
            pickers={pickers}
          />
          <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path) ?? null} />
        </div>
      </div>
    </AdminPanel>
  );
}
