import { useState } from "react";
import { jakartaInput, momentOfInput } from "#kit/core/jakarta-input.ts";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "./field-id.ts";
import type { RecordEditor } from "./use-record-editor.ts";

type MomentFieldProps = { editor: RecordEditor; path: string; hint?: string; optional?: string };

/**
 * Input for a date and time in Jakarta. A complete one counts while it is typed, so that it can be saved at once; a half-typed one
 * empties the field only when the focus leaves.
 */
export function MomentField({ editor, path, hint, optional }: MomentFieldProps) {
  const value = editor.value(path);
  const moment = typeof value === "string" ? value : undefined;
  // What the input holds while it is edited; the record's value in other cases, so that a save or an undo shows.
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: string | undefined) => {
    if (next !== moment) editor.set(path, next);
  };
  return (
    <FieldFrame
      id={fieldId(path)}
      label={editor.labelOf(path)}
      error={editor.problemAt(path)}
      {...(hint ? { hint } : {})}
      {...(optional ? { optional } : {})}
    >
      {(links) => (
        <input
          {...links}
          type="datetime-local"
          step={moment !== undefined && new Date(moment).getUTCSeconds() > 0 ? 1 : 60}
          value={typed ?? jakartaInput(moment)}
          readOnly={!editor.editable}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            const next = momentOfInput(text);
            if (next !== undefined) put(next);
          }}
          onBlur={() => {
            if (typed !== null) put(momentOfInput(typed));
            setTyped(null);
          }}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
}
