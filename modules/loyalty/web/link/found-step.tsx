import { shownAtHome } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { FactList } from "#kit/web/content/fact-list.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { ConsentWording } from "#modules/consent/web/consent-wording.tsx";
import type { LinkStepProps } from "./link-step-props.ts";
import type { LinkAccount, LinkState } from "./link-steps.ts";
import { useLinkText } from "./link-text.ts";

type Found = Extract<LinkState, { step: "found" }>;
type FoundStepProps = LinkStepProps & { state: Found };

/** Step 3: the account that was found, and whether it is the right one; or why there is none to link (LY-11 to LY-13). */
export function FoundStep({ state, send }: FoundStepProps) {
  return state.account.isValid ? <Valid state={state} send={send} /> : <Invalid account={state.account} send={send} />;
}

function Valid({ state, send }: FoundStepProps) {
  const t = useLinkText();
  const { firstName, lastName, mobile } = state.account;
  const name = [firstName, lastName].filter((part) => part !== null).join(" ");
  return (
    <div className="grid gap-5">
      <FactList
        facts={[
          { key: "number", name: t("number"), value: shownAtHome(mobile) },
          ...(name === "" ? [] : [{ key: "name", name: t("name"), value: name }]),
        ]}
      />
      {state.problem === null ? null : (
        <Alert tone="error" live>
          {state.problem}
        </Alert>
      )}
      <p className="font-bold">{t("found_sure")}</p>
      <p className="text-sm text-ink-soft">
        <ConsentWording text={t("consent", { privacy: "|privacy|", terms: "|terms|" })} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button loading={state.busy} onClick={() => send({ type: "yes" })} className="grow">
          {t("yes")}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "close" })} className="grow">
          {t("no")}
        </Button>
      </div>
    </div>
  );
}

function Invalid({ account, send }: LinkStepProps & { account: LinkAccount }) {
  const t = useLinkText();
  const number = shownAtHome(account.mobile);
  return (
    <div className="grid gap-5">
      {account.isGuest ? (
        <Alert tone="success">{t("guest_text", { number })}</Alert>
      ) : (
        <Alert tone="warning" title={t("wrong_text", { number })}>
          {t("wrong_hint")}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send({ type: "signUp" })} className="grow">
          {t("register")}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "close" })} className="grow">
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
