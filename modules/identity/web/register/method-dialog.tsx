import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { OtpChannel } from "./register-step.ts";
import { useRegisterText } from "./register-text.ts";

type MethodDialogProps = {
  open: boolean;
  mobile: string;
  onChoose: (channel: OtpChannel) => void;
  onClose: () => void;
};

/** WhatsApp or SMS (ID-04). */
export function MethodDialog({ open, mobile, onChoose, onClose }: MethodDialogProps) {
  const t = useRegisterText();
  return (
    <Dialog open={open} onClose={onClose} title={t("methodTitle")} closeLabel={t("close")} size="m">
      <div className="grid gap-4">
        <p className="text-ink-soft">{t("methodText", { mobile })}</p>
        <Button block variant="court" icon="social-whatsapp" onClick={() => onChoose("WHATSAPP")}>
          {t("byWhatsApp")}
        </Button>
        <Button block variant="secondary" icon="message-circle" onClick={() => onChoose("SMS")}>
          {t("bySms")}
        </Button>
      </div>
    </Dialog>
  );
}
