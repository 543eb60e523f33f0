import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { shortLabel } from "./segment-labels.ts";
import { useSegmentsText } from "./segments-text.ts";

type InputProps = { editor: RecordEditor; path: string };

/** The number in a typed text such as "1.500.000"; undefined without a digit. */
const numberIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/\D/g, "").slice(0, 12);
  return digits === "" ? undefined : Number(digits);
};

/** A whole number of a condition. */
export function NumberInput({ editor, path }: InputProps) {
  const t = useSegmentsText();
  const value = editor.value(path);
  return (
    <FieldFrame id={fieldId(path)} label={shortLabel(path, t)} error={editor.problemAt(path)}>
      {(links) => (
        <input
          {...links}
          inputMode="numeric"
          autoComplete="off"
          value={value === undefined ? "" : String(value)}
          readOnly={!editor.editable}
          onChange={({ currentTarget }) => editor.set(path, numberIn(currentTarget.value))}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
}

/** A day of Jakarta. */
export function DayInput({ editor, path }: InputProps) {
  const t = useSegmentsText();
  const value = editor.value(path);
  return (
    <FieldFrame id={fieldId(path)} label={shortLabel(path, t)} error={editor.problemAt(path)}>
      {(links) => (
        <input
          {...links}
          type="date"
          value={typeof value === "string" ? value : ""}
          readOnly={!editor.editable}
          onChange={({ currentTarget }) => editor.set(path, currentTarget.value || undefined)}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
}
