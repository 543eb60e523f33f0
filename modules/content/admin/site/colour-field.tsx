import { Button } from "#kit/web/actions/button.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { useSiteText } from "./site-text.ts";

type ColourFieldProps = {
  editor: RecordEditor;
  path: string;
  /** The colour of a shop that has not chosen one. */
  usual: string;
  hint: string;
};

/** A colour, chosen with the browser's own control, or none: then the usual one applies. */
export function ColourField({ editor, path, usual, hint }: ColourFieldProps) {
  const t = useSiteText();
  const value = editor.value(path);
  const chosen = typeof value === "string" ? value : null;
  return (
    <FieldFrame label={editor.labelOf(path)} hint={hint} error={editor.problemAt(path)} id={fieldId(path)}>
      {(links) => (
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <input
            type="color"
            {...links}
            name={path}
            value={chosen ?? usual}
            disabled={!editor.editable}
            onChange={(event) => editor.set(path, event.currentTarget.value)}
            className="h-11 w-16 rounded-md border border-line-strong bg-raised p-1"
          />
          <span className="text-sm tabular-nums">{chosen ?? t("colour_now")}</span>
          {chosen && editor.editable ? (
            <Button size="sm" variant="quiet" onClick={() => editor.set(path, undefined)}>
              {t("usual_colour")}
            </Button>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
