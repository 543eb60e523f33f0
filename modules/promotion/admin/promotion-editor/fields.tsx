import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";

type FieldProps = { editor: RecordEditor; path: string; hint?: string };

/** The number in a typed text such as "1.500.000"; undefined without a digit. */
export const numberIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/\D/g, "").slice(0, 12);
  return digits === "" ? undefined : Number(digits);
};

/** Input for an integer field of a record. */
export function NumberField({ editor, path, hint, placeholder }: FieldProps & { placeholder?: string }) {
  const value = editor.value(path);
  return (
    <FieldFrame
      id={fieldId(path)}
      label={editor.labelOf(path)}
      error={editor.problemAt(path)}
      {...(hint ? { hint } : {})}
    >
      {(links) => (
        <input
          {...links}
          inputMode="numeric"
          autoComplete="off"
          value={value === undefined ? "" : String(value)}
          placeholder={placeholder}
          readOnly={!editor.editable}
          onChange={(event) => editor.set(path, numberIn(event.currentTarget.value))}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
}

/** Checkbox for a boolean field of a record; false is not stored. */
export function FlagField({ editor, path, hint }: FieldProps) {
  return (
    <Checkbox
      id={fieldId(path)}
      name={path}
      label={editor.labelOf(path)}
      checked={editor.value(path) === true}
      disabled={!editor.editable}
      onChange={(event) => editor.set(path, event.currentTarget.checked ? true : undefined)}
      error={editor.problemAt(path)}
      {...(hint ? { hint } : {})}
    />
  );
}
