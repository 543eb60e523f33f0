import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { nationalPart } from "#kit/core/mobile-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { longestPhoneText, mobileSchema, shownMobile } from "../../contract/mobile.ts";
import { CodeDialog } from "../code/code-dialog.tsx";
import { MethodDialog } from "./method-dialog.tsx";
import { useRegisterText } from "./register-text.ts";
import { RegisteredDialog } from "./registered-dialog.tsx";
import { type RegistrationWay, useRegistration } from "./use-registration.ts";

export type MobileStartProps = {
  /** Text typed before hydration. */
  typed: { readonly mobile: string } | null;
  way: RegistrationWay;
  /** Links for people who have an account, in the shop and in the loyalty club. */
  loginPaths: { readonly shop: string; readonly club: string };
  /** Label of the link for callers who are already signed in. */
  loginLabel?: string;
  /**
   * Lets a club member without a shop account create one: remembers that the two are to be linked, and continues here by
   * `proceed` or on another page. Without it they can only sign in.
   */
  onCreateAndLink?(mobile: string, proceed: () => void): void;
  /** The step after the correct code is in progress. */
  busy?: boolean;
};

/** The number field, and the dialogs that follow one after the other. */
export function MobileStart({ typed, way, loginPaths, loginLabel, onCreateAndLink, busy = false }: MobileStartProps) {
  const t = useRegisterText();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { step, mobile, checking, check, createAndLink, choose, resend, verify, proceed, leave } = useRegistration(way);
  const shown = mobile === null ? "" : shownMobile(mobile);

  const { linkingMobile } = way;
  // Known to the browser only, so it is set after hydration; text typed by then stays.
  useEffect(() => {
    if (linkingMobile && field.current?.value === "") field.current.value = nationalPart(linkingMobile);
  }, [linkingMobile]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(mobileSchema(), field.current?.value ?? "", { lang: locale, abortPipeEarly: true });
    setProblem(read.success ? null : read.issues[0].message);
    if (read.success) await check(read.output);
    else field.current?.focus();
  };
  const message = problem ?? (step.at === "number" ? step.problem : null);

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <PhoneField
        ref={field}
        name="mobile"
        label={t("mobile")}
        hint={t("mobileHint")}
        defaultValue={typed?.mobile}
        error={message}
        required
        maxLength={longestPhoneText}
        enterKeyHint="next"
        onChange={() => setProblem(null)}
      />
      <Button type="submit" block loading={busy || checking || step.at === "sending"}>
        {t("continue")}
      </Button>
      <RegisteredDialog
        owner={step.at === "registered" ? step : null}
        mobile={shown}
        loginPaths={loginPaths}
        loginLabel={loginLabel}
        onCreateAndLink={onCreateAndLink ? () => onCreateAndLink(mobile ?? "", createAndLink) : null}
        onClose={leave}
      />
      <MethodDialog open={step.at === "method"} mobile={shown} onChoose={choose} onClose={leave} />
      <CodeDialog
        open={step.at === "code"}
        receiver={shown}
        channel={step.at === "code" ? step.channel : "WHATSAPP"}
        timeRemaining={step.at === "code" ? step.timeRemaining : 0}
        offersSms
        onCode={verify}
        onResend={(channel) => resend(channel === "SMS" ? "SMS" : "WHATSAPP")}
        onDone={proceed}
        onClose={leave}
      />
    </form>
  );
}
