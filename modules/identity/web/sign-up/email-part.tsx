import { type RefObject, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { CodeField } from "#kit/web/forms/code-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { emailSchema } from "../../contract/email.ts";
import { CodeDialog } from "../code/code-dialog.tsx";
import type { SignUpErrors } from "./sign-up-errors.ts";
import { useSignUpText } from "./sign-up-text.ts";
import type { useEmailProof } from "./use-email-proof.ts";

type EmailPartProps = {
  given: string;
  errors: SignUpErrors;
  mail: ReturnType<typeof useEmailProof>;
  /** Shows a message at the e-mail field. */
  onProblem: (problem: string | null) => void;
  /** False where the code is entered in the dialog only (SU-21). */
  codeInForm?: boolean;
};

/** The e-mail address and its proof: the e-mailed code, in a dialog or in the form (SU-03, SU-04). */
export function EmailPart({ given, errors, mail, onProblem, codeInForm = true }: EmailPartProps) {
  const t = useSignUpText();
  const field = useRef<HTMLInputElement>(null);
  const { proof } = mail;
  const { asking, open, setOpen, ask } = useAsking(field, mail, onProblem);
  const ticket = useRef("");
  const proved = proof.at === "proved";

  const check = async (code: string): Promise<string | null> => {
    const reply = await mail.verify(code);
    if ("error" in reply) return reply.error;
    ticket.current = reply.emailToken;
    return null;
  };
  const accepted = () => {
    if (proof.at === "asked") mail.prove(proof.email, ticket.current);
    setOpen(false);
  };

  return (
    <>
      <div className="grid gap-2">
        <TextField
          ref={field}
          kind="email"
          name="email"
          label={t("email")}
          defaultValue={given}
          readOnly={proved}
          required
          maxLength={254}
          error={errors.email ?? null}
        />
        {proved ? (
          <Proved fixed={proof.fixed} onReopen={mail.reopen} />
        ) : (
          <Button variant="secondary" size="sm" loading={asking} onClick={ask} className="justify-self-start">
            {proof.at === "asked" ? t("sendCodeAgain") : t("sendCode")}
          </Button>
        )}
      </div>
      {proved || !codeInForm ? null : (
        <CodeField
          name="verificationCode"
          label={t("code")}
          hint={proof.at === "open" ? t("askCodeFirst") : t("codeHint")}
          error={errors.verificationCode ?? null}
        />
      )}
      <CodeDialog
        open={open && proof.at === "asked"}
        title={t("codeTitle")}
        receiver={proof.at === "asked" ? proof.email : ""}
        channel="EMAIL"
        timeRemaining={proof.at === "asked" ? proof.timeRemaining : 0}
        onCode={check}
        onResend={mail.resend}
        onDone={accepted}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Sends a code to the entered address and opens its dialog. */
function useAsking(
  field: RefObject<HTMLInputElement | null>,
  mail: EmailPartProps["mail"],
  onProblem: EmailPartProps["onProblem"],
) {
  const t = useSignUpText();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const request = async () => {
    const read = v.safeParse(emailSchema(), field.current?.value ?? "", { lang: locale, abortPipeEarly: true });
    if (!read.success) {
      onProblem(read.issues[0].message);
      return field.current?.focus();
    }
    setAsking(true);
    const wrong = await mail.ask(read.output).catch(() => t("failed"));
    setAsking(false);
    onProblem(wrong);
    setOpen(wrong === null);
    if (wrong !== null) field.current?.focus();
  };
  return { asking, open, setOpen, ask: request };
}

function Proved({ fixed, onReopen }: { fixed: boolean; onReopen: () => void }) {
  const t = useSignUpText();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="flex min-h-9 items-center gap-1.5 font-bold text-court">
        <Icon name="circle-check" size="sm" />
        {t("verified")}
      </span>
      {fixed ? null : (
        <Button variant="quiet" size="sm" onClick={onReopen}>
          {t("changeEmail")}
        </Button>
      )}
    </p>
  );
}
