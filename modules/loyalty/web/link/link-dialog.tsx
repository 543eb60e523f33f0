import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { AccountModel } from "#modules/identity/web/account/account-model.ts";
import { FocusFirst } from "#modules/identity/web/account/change/focus-first.tsx";
import { ElsewhereStep } from "./elsewhere-step.tsx";
import { FormStep } from "./form-step.tsx";
import { FoundStep } from "./found-step.tsx";
import { IntroStep } from "./intro-step.tsx";
import type { LinkStepProps } from "./link-step-props.ts";
import type { LinkState } from "./link-steps.ts";
import { useLinkText } from "./link-text.ts";
import { UnlinkStep } from "./unlink-step.tsx";

export type LinkDialogProps = LinkStepProps & {
  state: LinkState;
  clubSiteUrl: string;
  /** The linked account, where it can be unlinked. */
  account?: AccountModel;
};

const titles = {
  closed: "intro_title",
  intro: "intro_title",
  form: "form_title",
  elsewhere: "elsewhere_title",
} as const;

/** Links, switches and unlinks a club account, in five steps; 360 px wide on phones and 500 elsewhere (LY-08). */
export function LinkDialog({ state, send, clubSiteUrl, account }: LinkDialogProps) {
  const t = useLinkText();
  const open = state.step !== "closed";
  return (
    <Dialog
      open={open}
      onClose={() => send({ type: "close" })}
      title={t(titleOf(state))}
      closeLabel={t("close")}
      snugOnPhone
    >
      {open ? (
        <FocusFirst key={keyOf(state)}>
          {state.step === "intro" ? <IntroStep send={send} /> : null}
          {state.step === "form" ? <FormStep state={state} send={send} clubSiteUrl={clubSiteUrl} /> : null}
          {state.step === "found" ? <FoundStep state={state} send={send} /> : null}
          {state.step === "elsewhere" ? <ElsewhereStep send={send} /> : null}
          {state.step === "unlink" && account ? <UnlinkStep state={state} send={send} account={account} /> : null}
        </FocusFirst>
      ) : null}
    </Dialog>
  );
}

/** A new step is mounted as a new component; the same step keeps its inputs during a request. */
const keyOf = (state: LinkState): string => (state.step === "unlink" ? `unlink ${state.stage}` : state.step);

function titleOf(state: LinkState) {
  if (state.step === "unlink") return state.stage === "prove" ? "prove_title" : "unlink_title";
  if (state.step !== "found") return titles[state.step];
  if (state.account.isValid) return "found_title";
  return state.account.isGuest ? "guest_title" : "wrong_title";
}
