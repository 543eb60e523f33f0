import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { usePricePlansText } from "./price-plans-text.ts";

/** The button that stops a plan, after asking. Unsaved input is discarded first, so that none of it can refuse the stop. */
export function StopPlan({ editor }: { editor: RecordEditor }) {
  const t = usePricePlansText();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const stop = async () => {
    editor.discard();
    editor.set("status", "stopped");
    setAsking(false);
    await editor.save(reason.trim() || undefined);
  };
  return (
    <>
      <Button variant="danger" size="sm" icon="x" onClick={() => setAsking(true)}>
        {t("stop")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("stop_title", { name: String(editor.saved.name ?? editor.id) })}
        closeLabel={t("keep")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Button variant="danger" loading={editor.saving} onClick={() => void stop()}>
              {t("stop_now")}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>{t("stop_text")}</p>
          {editor.dirty ? <p className="font-bold">{t("stop_unsaved")}</p> : null}
          <TextField
            name="reason"
            label={t("reason")}
            optional={t("optional")}
            maxLength={200}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            // Enter in a field of the form around the dialog would save the plan instead.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </div>
      </Dialog>
    </>
  );
}
