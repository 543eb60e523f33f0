import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useContactProof } from "#modules/order/web/contact-proof/contact-proof.tsx";
import { useReturnText } from "./return-text.ts";
import { UndoReturnDocument } from "./returns.graphql.gen.ts";

type UndoDialogProps = { open: boolean; returnCode: string; onClose: () => void };

/** Asks once more before a return is undone (RN-02). */
export function UndoDialog({ open, returnCode, onClose }: UndoDialogProps) {
  const t = useReturnText();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { withProof } = useContactProof();
  const failedReply = useFailedReply(t("failed"));
  const [sending, setSending] = useState(false);
  const go = async () => {
    setSending(true);
    const call = async () => (await api(UndoReturnDocument, { returnCode })).cancelReturnOrder;
    const reply = await withProof(call).catch(failedReply);
    if (reply?.success) toast({ text: reply.message ?? "" });
    else if (reply !== null) toast({ text: reply?.errorMessage ?? t("failed"), kind: "error" });
    await revalidate();
    setSending(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("undo_title")} closeLabel={t("close")} size="s">
      <div className="grid gap-4">
        <p className="text-ink-soft">{t("undo_text")}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={sending} onClick={go}>
            {t("undo_yes")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("undo_no")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
