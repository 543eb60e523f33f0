import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordEditor } from "./use-record-editor.ts";

type RemoveRecordProps = {
  editor: RecordEditor;
  /** All fields of the record: emptied it is gone. */
  fields: readonly string[];
  title: string;
  text: string;
  /** The address of the list it stood in. */
  list: string;
};

/** The button that removes a record by emptying its fields, after asking. */
export function RemoveRecord({ editor, fields, title, text, list }: RemoveRecordProps) {
  const t = useRecordEditorText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const remove = async () => {
    for (const field of fields) editor.set(field, undefined);
    setOpen(false);
    if (await editor.save()) void navigate(list);
  };
  return (
    <>
      <Button size="sm" variant="quiet" icon="trash-2" onClick={() => setOpen(true)}>
        {t("remove")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="s"
        title={title}
        closeLabel={t("keep")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("keep")}
            </Button>
            <Button variant="danger" loading={editor.saving} onClick={() => void remove()}>
              {t("remove")}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
