import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { QrCode } from "./qr-code.tsx";
import type { EntryProblems } from "./sign-in-page.tsx";
import { useStaffText } from "./staff-text.ts";

type CodePageProps = {
  /** The authenticator's secret, when it is set up now. */
  enrolment: { uri: string; secret: string } | null;
  problems: EntryProblems;
  sending: boolean;
};

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The second step; sets up the authenticator the first time. */
export function CodePage({ enrolment, problems, sending }: CodePageProps) {
  const t = useStaffText();
  return (
    <EntryFrame title={t(enrolment ? "set_up" : "second_step")} {...(enrolment ? { lead: t("set_up_text") } : {})}>
      <Form method="post" noValidate className="grid gap-5">
        {enrolment ? (
          <div className="grid justify-items-center gap-3">
            <QrCode text={enrolment.uri} label={t("qr")} />
            <p className="text-center text-sm text-ink-soft">
              {t("key")}
              <br />
              <code className="font-bold break-all text-ink">{inFours(enrolment.secret)}</code>
            </p>
          </div>
        ) : null}
        {problems[""] ? (
          <Alert tone="error" live>
            {problems[""]}
          </Alert>
        ) : null}
        <TextField
          name="code"
          label={t("code")}
          hint={t("code_hint")}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="text-xl tracking-widest tabular-nums"
          error={problems.code ?? null}
        />
        <Button type="submit" variant="court" block loading={sending}>
          {t("enter")}
        </Button>
        <Link to="/admin/sign-in" className="inline-flex min-h-11 items-center text-sm font-bold underline">
          {t("other_account")}
        </Link>
      </Form>
    </EntryFrame>
  );
}

/** Shown once, right after the set-up. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const t = useStaffText();
  return (
    <EntryFrame title={t("keep")} lead={t("keep_text")}>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-bold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={next} variant="court" reloadDocument>
          {t("kept")}
        </LinkButton>
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
    </EntryFrame>
  );
}
