import type { ReactNode } from "react";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";

type FieldGroupProps = { editor: RecordEditor; path: string; children: (label: string) => ReactNode };

/** A field of several controls, such as a picture with its buttons. Error summaries link to the group. */
export function FieldGroup({ editor, path, children }: FieldGroupProps) {
  const label = editor.labelOf(path).split(" · ").at(-1) ?? "";
  return (
    <section id={fieldId(path)} tabIndex={-1} aria-label={label} className="grid gap-2">
      <h3 className="text-sm font-bold">{label}</h3>
      {children(label)}
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
    </section>
  );
}
