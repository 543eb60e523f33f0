import type { Json } from "#kit/core/fields/field-changes.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import { valueText } from "./shown-value.ts";
import type { RecordView } from "./use-record-editor.ts";

type FieldValueProps = { editor: RecordView; path: string; value: Json | null | undefined };

/** The value of a field in a comparison. */
export function FieldValue({ editor, path, value }: FieldValueProps) {
  const t = useRecordEditorText();
  if (value === null || value === undefined || value === "")
    return <span className="text-ink-soft italic">{t("empty")}</span>;
  if (typeof value === "boolean") return <span>{t(value ? "yes" : "no")}</span>;
  return <span className="break-words whitespace-pre-line">{editor.showValue?.(path, value) ?? valueText(value)}</span>;
}
