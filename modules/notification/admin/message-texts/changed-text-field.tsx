import { useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { boxClass, inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { isMultiLine, type TextRole } from "../../contract/message-text.ts";
import { type ShippedText, withPlaceholder } from "./message-model.ts";
import { type MessageTextKey, useMessageText } from "./message-texts-text.ts";

type ChangedTextFieldProps = {
  editor: RecordEditor;
  text: ShippedText;
  label: string;
  locale: string;
  /** What a preview has found; a refused save says it by itself. */
  problem: string | null;
};

/** One text of a message beside the shipped one, with its placeholders to insert. */
export function ChangedTextField({ editor, text, label, locale, problem }: ChangedTextFieldProps) {
  const t = useMessageText();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { name, role, shipped, longest, allowed, required } = text;
  const own = editor.value(name);
  const value = typeof own === "string" ? own : shipped;
  const put = (next: string) => editor.set(name, next === shipped ? undefined : next);
  const insert = (placeholder: string) => {
    const start = field.current?.selectionStart ?? value.length;
    const end = field.current?.selectionEnd ?? start;
    const { text: next, caret } = withPlaceholder(value, placeholder, start, end);
    put(next);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const input = {
    ref: field,
    name,
    lang: locale,
    value,
    maxLength: longest,
    readOnly: !editor.editable,
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
  };
  return (
    <div className="grid gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 md:grid-cols-2">
      <div className="grid content-start gap-2">
        <FieldFrame id={fieldId(name)} label={label} error={editor.problemAt(name) ?? problem}>
          {(links) =>
            isMultiLine(role as TextRole) ? (
              <textarea
                {...input}
                {...links}
                rows={Math.min(8, Math.max(2, Math.ceil(value.length / 60)))}
                className={`w-full min-w-0 px-3.5 py-2.5 control-text text-base leading-snug ${boxClass}`}
              />
            ) : (
              <input type="text" {...input} {...links} className={inputClass()} />
            )
          }
        </FieldFrame>
        {editor.editable ? (
          <fieldset className="flex flex-wrap items-center gap-1.5">
            <legend className="sr-only">{t("placeholders_of", { field: label })}</legend>
            {allowed.map((placeholder) => {
              const meaning = t(`placeholder_${placeholder}` as MessageTextKey);
              return (
                <Button
                  key={placeholder}
                  size="sm"
                  variant="quiet"
                  onClick={() => insert(placeholder)}
                  aria-label={t("insert", { placeholder: `{${placeholder}}`, meaning, field: label })}
                  title={meaning}
                >
                  {`{${placeholder}}`}
                  {required.includes(placeholder) ? <span aria-hidden="true">*</span> : null}
                </Button>
              );
            })}
          </fieldset>
        ) : null}
      </div>
      <div className="grid content-start gap-1 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-bold text-ink-soft">{t("shipped")}</span>
          {own === undefined ? null : <Badge tone="sun">{t("changed")}</Badge>}
          {own === undefined || !editor.editable ? null : (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => editor.set(name, undefined)}
              aria-label={t("use_shipped_of", { field: label })}
            >
              {t("use_shipped")}
            </Button>
          )}
        </div>
        <p lang={locale} className="break-words whitespace-pre-wrap text-ink-soft">
          {shipped}
        </p>
      </div>
    </div>
  );
}
