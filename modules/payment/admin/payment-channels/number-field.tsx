import { useState } from "react";
import { grouped } from "#kit/core/grouped-number.ts";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { basisPointsIn, wholeIn } from "./channel-model.ts";

type NumberFieldProps = {
  editor: RecordEditor;
  path: string;
  label: string;
  hint?: string;
  /** A percentage is stored in hundredths. */
  kind?: "whole" | "percent";
};

/** A number of a record. Emptied it counts as not filled in. */
export function NumberField({ editor, path, label, hint, kind = "whole" }: NumberFieldProps) {
  // While it is typed, a number keeps its form: points that come and go would move the cursor.
  const [typed, setTyped] = useState<string | null>(null);
  const value = editor.value(path);
  const shown =
    typeof value !== "number" ? String(value ?? "") : kind === "whole" ? grouped(value) : String(value / 100);
  return (
    <TextField
      id={fieldId(path)}
      name={path}
      label={label}
      {...(hint ? { hint } : {})}
      inputMode={kind === "whole" ? "numeric" : "decimal"}
      maxLength={16}
      autoComplete="off"
      value={typed ?? shown}
      readOnly={!editor.editable}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        editor.set(path, (kind === "whole" ? wholeIn : basisPointsIn)(currentTarget.value));
      }}
      onBlur={() => setTyped(null)}
      error={editor.problemAt(path)}
    />
  );
}
