import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useOrderText } from "./order-text.ts";

type ReceiveButtonProps = { running: boolean; onReceive: () => Promise<void> };

/** Confirms the receipt. It cannot be undone, so it asks for confirmation. */
export function ReceiveButton({ running, onReceive }: ReceiveButtonProps) {
  const t = useOrderText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const go = async () => {
    await onReceive();
    close();
  };
  return (
    <>
      <Button variant="primary" icon="check" onClick={() => setAsking(true)}>
        {t("receive")}
      </Button>
      <Dialog open={asking} onClose={close} title={t("receive_title")} closeLabel={t("close")} size="m">
        <div className="grid gap-4">
          <p className="text-ink-soft">{t("receive_text")}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" icon="check" loading={running} onClick={go}>
              {t("receive_yes")}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t("receive_no")}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
