import { useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { pinLength } from "../../contract/constants.ts";
import { pinSchema } from "../../contract/pin.ts";
import { firstPinState, nextPinState, type PinInfo, type PinReply, type PinState } from "./pin-steps.ts";
import { usePointsText } from "./points-text.ts";
import { useSetPin } from "./use-set-pin.ts";

export type PinDialogProps = {
  open: boolean;
  onClose: () => void;
  info: PinInfo;
  clubSiteUrl: string;
  /** Tries a PIN; when it is right the points are in use, and the owner closes the dialog. */
  onPin: (pin: string) => Promise<PinReply>;
  /** Reloads the PIN state from the club, after a PIN may have been set. */
  onAskAgain: () => Promise<PinInfo>;
};

/**
 * Asks for the PIN before points are used; without a PIN it links to the club's page that sets one (LY-32 to LY-37).
 */
export function PinDialog({ open, onClose, info, clubSiteUrl, onPin, onAskAgain }: PinDialogProps) {
  const t = usePointsText();
  const [state, setState] = useState<PinState>(() => firstPinState(info));
  const askAgain = async () => {
    const now = await onAskAgain();
    setState((before) => nextPinState(before, { type: "info", info: now }));
  };
  const close = () => {
    setState(firstPinState(info));
    onClose();
  };
  const send = async (pin: string) => {
    setState((before) => nextPinState(before, { type: "send" }));
    const reply = await onPin(pin);
    setState((before) => nextPinState(before, { type: "answer", answer: reply }));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("pin_title")}
      closeLabel={t("pin_close")}
      initialFocus="field"
      size="s"
    >
      {state.step === "entry" ? (
        <PinEntry busy={state.busy} problem={state.problem} onSend={send} />
      ) : (
        <SetPin state={state} clubSiteUrl={clubSiteUrl} onMaybeSet={askAgain} />
      )}
    </Dialog>
  );
}

const pinForm = v.object({ pin: pinSchema });

type PinEntryProps = { busy: boolean; problem: string | null; onSend: (pin: string) => Promise<void> };

function PinEntry({ busy, problem, onSend }: PinEntryProps) {
  const t = usePointsText();
  const { submit, field } = useCheckedForm({
    schema: pinForm,
    async send({ pin }) {
      await onSend(pin);
      return null;
    },
  });
  const { error, ...pin } = field("pin");
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("pin_text")}</p>
      <PasswordField
        {...pin}
        kind="pin"
        label={t("pin_label")}
        showLabel={t("pin_show")}
        concealLabel={t("pin_hide")}
        maxLength={pinLength}
        error={error ?? problem}
        required
      />
      <Button type="submit" loading={busy}>
        {t("pin_use")}
      </Button>
    </form>
  );
}

type SetPinProps = {
  state: Extract<PinState, { step: "set" | "disabled" }>;
  clubSiteUrl: string;
  onMaybeSet: () => Promise<void>;
};

function SetPin({ state, clubSiteUrl, onMaybeSet }: SetPinProps) {
  const t = usePointsText();
  const { state: club, begin } = useSetPin(clubSiteUrl, () => void onMaybeSet());
  const locked = state.step === "disabled";
  return (
    <div className="grid gap-5">
      {locked ? (
        <Alert tone="error" live>
          {state.problem === null ? null : <p className="font-bold">{state.problem}</p>}
          <p>{t("pin_disabled")}</p>
        </Alert>
      ) : (
        <p>{t("pin_none")}</p>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {club === "open" ? t("pin_setting") : null}
        {club === "blocked" ? t("pin_blocked") : null}
      </p>
      <Button icon="external-link" onClick={begin}>
        {t(locked ? "new_pin" : "set_pin")}
      </Button>
    </div>
  );
}
