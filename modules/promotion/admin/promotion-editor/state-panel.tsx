import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { saveStatus } from "#modules/admin/web/record-editor/save-status.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { ActivityState } from "../../contract/activity-state.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { missingToGoLive } from "../../contract/record/promotion-state-rules.ts";
import { ApprovalNotice, useNeededApproval } from "./approval-notice.tsx";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

const mostShown = 12;

/**
 * Shows the promotion's status and what is missing before it can go live, with buttons to start, stop and delete it.
 */
export function StatePanel({ editor, state }: { editor: RecordEditor; state: ActivityState | null }) {
  const t = usePromotionEditorText();
  const draft = editor.state as PromotionState;
  const missing = missingToGoLive(draft);
  const saved = editor.saved as Partial<PromotionState>;
  const isLive = saved.status === "active" && state !== "ENDED";
  const needed = useNeededApproval(editor);
  const goLive = async () => {
    // What waits for approval is left out of a save. Saved before, it stays in the draft as well.
    if (needed && !editor.isNew && !(await editor.save())) return;
    await saveStatus(editor, "active");
  };
  return (
    <AdminPanel title={t("state")}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t(state === null ? "about_new" : `about_${state}`)}</p>
        <div id={fieldId("status")} tabIndex={-1}>
          <FieldError id={`${fieldId("status")}-error`} error={editor.problemAt("status")} />
        </div>
        {missing.length === 0 ? null : (
          <Alert
            tone={draft.status === "draft" ? "info" : "error"}
            title={t("missing_title", { count: missing.length })}
          >
            <ul className="mt-1 grid">
              {missing.slice(0, mostShown).map(({ path }) => (
                <li key={path}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {editor.labelOf(path)}
                  </button>
                </li>
              ))}
            </ul>
            {missing.length > mostShown ? <p>{t("and_more", { count: missing.length - mostShown })}</p> : null}
          </Alert>
        )}
        {needed && editor.editable && (editor.dirty || !isLive) ? (
          <ApprovalNotice editor={editor} needed={needed} />
        ) : null}
        {editor.editable && saved.status !== "active" ? (
          <Button variant="court" size="sm" loading={editor.saving} onClick={() => void goLive()}>
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
  const t = usePromotionEditorText();
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
  const t = usePromotionEditorText();
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
