import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import type { AccountModel } from "#modules/identity/web/account/account-model.ts";
import { ConfirmStep } from "#modules/identity/web/account/change/confirm-step.tsx";
import type { LinkStepProps } from "./link-step-props.ts";
import type { LinkState } from "./link-steps.ts";
import { useLinkText } from "./link-text.ts";

type UnlinkStepProps = LinkStepProps & { state: Extract<LinkState, { step: "unlink" }>; account: AccountModel };

/** Step 5: confirmation, then a proof of identity (LY-15, S11). */
export function UnlinkStep({ state, send, account }: UnlinkStepProps) {
  const t = useLinkText();
  if (state.stage === "prove") return <ConfirmStep account={account} onConfirmed={() => send({ type: "proved" })} />;
  if (state.stage === "busy") {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner size="sm" />
        {t("unlinking")}
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      {state.problem === null ? null : (
        <Alert tone="error" live>
          {state.problem}
        </Alert>
      )}
      <p className="text-lg font-bold">{t("unlink_sure")}</p>
      <p className="text-ink-soft">{t("unlink_text")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={() => send({ type: "yes" })} className="grow">
          {t("yes")}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "close" })} className="grow">
          {t("no")}
        </Button>
      </div>
    </div>
  );
}
