import { type FormEvent, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useAccountText } from "../account-text.ts";
import type { ChangeDialogProps } from "./change-dialog-props.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { FocusFirst } from "./focus-first.tsx";
import { OpenOrders } from "./open-orders.tsx";
import { type OpenOrder, useAccountCalls } from "./use-account-calls.ts";

type Step = "read" | "confirm" | "last" | "gone";

/** Steps: what will be deleted, confirm identity, final confirmation. Afterwards only a link out of the account is left. */
export function DeleteAccountDialog({ open, onClose, account, onChanged }: ChangeDialogProps) {
  const t = useAccountText();
  const [step, setStep] = useState<Step>("read");
  const close = () => {
    setStep("read");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(step === "gone" ? "deleted" : "delete_account")}
      closeLabel={t("close")}
      dismissible={step !== "gone"}
    >
      {step === "read" ? <Read onUnderstood={() => setStep("confirm")} /> : null}
      {step === "confirm" ? (
        <FocusFirst key="confirm">
          <ConfirmStep account={account} onConfirmed={() => setStep("last")} />
        </FocusFirst>
      ) : null}
      {step === "last" ? (
        <FocusFirst key="last">
          <Last
            onKeep={close}
            onGone={() => {
              onChanged();
              setStep("gone");
            }}
          />
        </FocusFirst>
      ) : null}
      {step === "gone" ? <Gone /> : null}
    </Dialog>
  );
}

function Read({ onUnderstood }: { onUnderstood: () => void }) {
  const t = useAccountText();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem("understood");
    if (!(box instanceof HTMLInputElement)) return;
    if (box.checked) return onUnderstood();
    setMissing(true);
    box.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{t("delete_what")}</p>
      <p className="text-ink-soft">{t("delete_kept")}</p>
      <Checkbox
        name="understood"
        label={t("delete_understood")}
        error={missing ? t("delete_tick") : null}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" variant="danger">
        {t("continue")}
      </Button>
    </form>
  );
}

function Last({ onKeep, onGone }: { onKeep: () => void; onGone: () => void }) {
  const t = useAccountText();
  const { deleteAccount } = useAccountCalls();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [openOrders, setOpenOrders] = useState<readonly OpenOrder[]>([]);
  const go = async () => {
    setSending(true);
    const reply = await deleteAccount();
    setSending(false);
    setProblem(reply.problem);
    setOpenOrders(reply.openOrders);
    if (reply.problem === null) onGone();
  };
  return (
    <div className="grid gap-4">
      {openOrders.length > 0 ? null : <p className="font-bold">{t("delete_last")}</p>}
      {problem === null ? null : (
        <p role="alert" className="text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <OpenOrders
        orders={openOrders}
        onCancelled={(code) => {
          const left = openOrders.filter((one) => one.orderCode !== code);
          setOpenOrders(left);
          // No open order prevents the deletion any more.
          if (left.length === 0) setProblem(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" icon="trash-2" loading={sending} onClick={go}>
          {t("delete_now")}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {t("keep_account")}
        </Button>
      </div>
    </div>
  );
}

function Gone() {
  const t = useAccountText();
  return (
    <div className="grid gap-5">
      <p role="status">{t("deleted_text")}</p>
      <LinkButton to="/" reloadDocument>
        {t("back_to_shop")}
      </LinkButton>
    </div>
  );
}
