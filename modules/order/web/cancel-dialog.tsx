import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { cancelReasonCodes, cancelReasons } from "../contract/order-texts.ts";
import { useOrderText } from "./order-text.ts";

type CancelDialogProps = {
  open: boolean;
  /** The orders that end with it, itself included; none when it is paid for alone. */
  together: readonly string[];
  onClose: () => void;
  onCancel: (reasonCode: string) => Promise<boolean>;
};

/** Asks why, and once more whether. */
export function CancelDialog({ open, together, onClose, onCancel }: CancelDialogProps) {
  const t = useOrderText();
  const locale = useLocale();
  const [reason, setReason] = useState<string>("CHANGE_OF_MIND");
  const [sending, setSending] = useState(false);
  const go = async () => {
    setSending(true);
    await onCancel(reason);
    setSending(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("cancel_title")} closeLabel={t("close")} size="m">
      <div className="grid gap-4">
        {together.length > 1 ? (
          <Alert tone="warning">{t("cancel_together", { count: together.length, codes: together.join(", ") })}</Alert>
        ) : null}
        <p className="text-ink-soft">{t("cancel_text")}</p>
        <RadioGroup
          legend={t("cancel_why")}
          name="reasonCode"
          value={reason}
          onChange={setReason}
          options={cancelReasonCodes.map((code) => ({ value: code, label: cancelReasons[code][locale] }))}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={sending} onClick={go}>
            {together.length > 1 ? t("cancel_together_yes", { count: together.length }) : t("cancel_yes")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel_no")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
