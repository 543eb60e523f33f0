import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { saveStatus } from "#modules/admin/web/record-editor/save-status.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { CouponFields, CouponListState } from "../../contract/record/coupon-fields.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

/** Shows the coupon's status, with buttons to start, stop and delete it. */
export function CouponStatePanel({ editor, state }: { editor: RecordEditor; state: CouponListState | null }) {
  const t = useCouponEditorText();
  const saved = editor.saved as Partial<CouponFields>;
  const isLive = saved.status === "active" && state !== "ENDED";
  return (
    <AdminPanel title={t("state")}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">
          {t(state === null ? "about_new" : `about_${state === "USED_UP" ? "RUNNING" : state}`)}
        </p>
        <div id={fieldId("status")} tabIndex={-1}>
          <FieldError id={`${fieldId("status")}-error`} error={editor.problemAt("status")} />
        </div>
        {editor.editable && saved.status !== "active" ? (
          <Button variant="court" size="sm" loading={editor.saving} onClick={() => void saveStatus(editor, "active")}>
            {t(saved.status === "stopped" ? "run_again" : "go_live")}
          </Button>
        ) : null}
        {editor.editable && isLive && !editor.isNew ? <StopButton editor={editor} /> : null}
        {editor.editable && saved.status === "draft" && !editor.isNew ? <DeleteButton code={editor.id} /> : null}
      </div>
    </AdminPanel>
  );
}

function StopButton({ editor }: { editor: RecordEditor }) {
  const t = useCouponEditorText();
  const [asking, setAsking] = useState(false);
  const sending = useSending("stop");
  return (
    <>
      <Button variant="danger" size="sm" icon="x" onClick={() => setAsking(true)}>
        {t("stop")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("stop_title", { code: editor.id })}
        closeLabel={t("keep")}
      >
        <Form method="post" className="grid gap-3" onSubmit={() => setAsking(false)}>
          <input type="hidden" name="intent" value="stop" />
          <p>{t("stop_text")}</p>
          <TextField name="reason" label={t("reason")} optional={t("optional")} maxLength={200} autoComplete="off" />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger" loading={sending}>
              {t("stop_now")}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}

function DeleteButton({ code }: { code: string }) {
  const t = useCouponEditorText();
  const [asking, setAsking] = useState(false);
  const sending = useSending("delete");
  return (
    <>
      <Button variant="quiet" size="sm" icon="trash-2" onClick={() => setAsking(true)}>
        {t("delete")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("delete_title", { code })}
        closeLabel={t("keep")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Form method="post">
              <input type="hidden" name="intent" value="delete" />
              <Button type="submit" variant="danger" loading={sending}>
                {t("delete")}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t("delete_text")}</p>
      </Dialog>
    </>
  );
}
