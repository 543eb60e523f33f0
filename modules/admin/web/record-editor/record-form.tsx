import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { ProblemSummary } from "./problem-summary.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import { SaveBar } from "./save-bar.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import type { RecordEditor } from "./use-record-editor.ts";
import { useSaveWhenOnline } from "./use-save-when-online.ts";

/**
 * The form around a record's fields: summary of refused fields, conflicts, an earlier draft, the bar to save. Ctrl or ⌘ S saves,
 * leaving asks, an expired session is renewed in a dialog, a save without a connection is sent when it is back.
 */
export function RecordForm({ editor, label, children }: { editor: RecordEditor; label: string; children: ReactNode }) {
  const save = useEffectEvent(() => void editor.save());
  useSaveWhenOnline(editor);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <>
      <form noValidate aria-label={label} onSubmit={submit} className="grid gap-3">
        <DraftOffer editor={editor} />
        <ProblemSummary editor={editor} />
        <ConflictChoice editor={editor} />
        {editor.outcome === "failed" || editor.outcome === "offline" ? (
          <Alert tone="error" live actions={<RetryButton editor={editor} />}>
            {editor.failure}
          </Alert>
        ) : null}
        {children}
        <SaveBar editor={editor} />
      </form>
      <LeaveDialog editor={editor} />
      <SignInAgain
        open={editor.outcome === "signedOut"}
        onClose={editor.dismiss}
        onSignedIn={() => void editor.save()}
      />
    </>
  );
}

function RetryButton({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  return (
    <Button size="sm" variant="secondary" loading={editor.saving} onClick={() => void editor.save()}>
      {t("retry")}
    </Button>
  );
}

function LeaveDialog({ editor }: { editor: RecordEditor }) {
  const t = useRecordEditorText();
  const blocker = useLeaveGuard(editor);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      size="s"
      title={t("leave_title")}
      closeLabel={t("stay")}
      footer={
        <>
          <Button variant="court" onClick={stay}>
            {t("stay")}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t("leave")}
          </Button>
        </>
      }
    >
      <p>{t("leave_text")}</p>
    </Dialog>
  );
}
