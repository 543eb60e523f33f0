import type { ComponentProps } from "react";
import { type Locale, locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass, inputClass } from "#kit/web/forms/input-class.ts";
import { languageNames } from "../language-names.ts";
import { fieldId } from "./field-id.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordEditor } from "./use-record-editor.ts";

type RecordTextProps = {
  editor: RecordEditor;
  path: string;
  /** The editor's name of the field unless given. */
  label?: string;
  hint?: string;
  /** Several lines. */
  rows?: number;
  maxLength?: number;
  optional?: string;
} & Pick<ComponentProps<"input">, "inputMode" | "spellCheck" | "autoComplete" | "placeholder" | "lang">;

/** A text of a record, in a line or several. Emptied it counts as not filled in. */
export function RecordText({ editor, path, label, hint, rows = 1, optional, ...input }: RecordTextProps) {
  const value = editor.value(path);
  const field = {
    ...input,
    name: path,
    value: value === undefined || value === null ? "" : String(value),
    readOnly: !editor.editable,
    onChange: (event: { currentTarget: { value: string } }) =>
      editor.set(path, event.currentTarget.value === "" ? undefined : event.currentTarget.value),
  };
  const texts = { label: label ?? editor.labelOf(path), error: editor.problemAt(path), ...(hint ? { hint } : {}) };
  return (
    <FieldFrame {...texts} {...(optional ? { optional } : {})} id={fieldId(path)}>
      {(links) =>
        rows === 1 ? (
          <input type="text" {...field} {...links} className={inputClass()} />
        ) : (
          <textarea
            {...field}
            {...links}
            rows={rows}
            className={`w-full min-w-0 px-3.5 py-2.5 control-text text-base leading-snug ${boxClass}`}
          />
        )
      }
    </FieldFrame>
  );
}

type RecordTextsProps = Pick<RecordTextProps, "editor" | "path" | "rows" | "maxLength"> & {
  label: string;
  hint?: string;
};

/** A text in every language, side by side. One that is missing is marked and can be copied from another language. */
export function RecordTexts({ editor, path, label, hint, ...field }: RecordTextsProps) {
  const t = useRecordEditorText();
  const textIn = (locale: Locale) => editor.value(`${path}/${locale}`);
  const source = locales.find((locale) => textIn(locale) !== undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-extrabold tracking-tight">{label}</legend>
      {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
      <div className="@container">
        <div className="grid items-start gap-3 @min-[28rem]:grid-cols-2 @min-[64rem]:grid-cols-4">
          {locales.map((locale) => (
            <div key={locale} className="grid gap-1">
              <RecordText
                {...field}
                editor={editor}
                path={`${path}/${locale}`}
                label={languageNames[locale]}
                lang={locale}
              />
              {source !== undefined && textIn(locale) === undefined ? (
                <div className="flex flex-wrap items-center gap-x-2">
                  <Badge tone="sun">{t("missing")}</Badge>
                  {editor.editable ? (
                    <Button
                      size="sm"
                      variant="quiet"
                      onClick={() => editor.set(`${path}/${locale}`, textIn(source))}
                      aria-label={t("copy_to", {
                        from: languageNames[source],
                        to: languageNames[locale],
                        field: label,
                      })}
                    >
                      {t("copy_from", { from: languageNames[source] })}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
