import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestStaffPassword } from "../contract/constants.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { useStaffText } from "./staff-text.ts";

export type EntryProblems = Readonly<Record<string, string>>;

type SignInPageProps = {
  problems: EntryProblems;
  /** Reason shown above the form: session expired, signed out, password chosen. */
  news: "ended" | "left" | "chosen" | null;
  email: string;
  sending: boolean;
  /** The shop has no administrator yet. */
  needsSetUp: boolean;
};

/** The first of two steps. Works without JavaScript. */
export function SignInPage({ problems, news, email, sending, needsSetUp }: SignInPageProps) {
  const t = useStaffText();
  return (
    <EntryFrame title={t("sign_in")} lead={t("sign_in_text")}>
      <Form method="post" noValidate className="grid gap-5">
        {news && !problems[""] ? <Alert tone={news === "chosen" ? "success" : "info"}>{t(news)}</Alert> : null}
        {needsSetUp ? (
          <Alert tone="info">
            {t("no_staff_yet")}{" "}
            <Link to="/admin/set-up" className="inline-flex min-h-11 items-center font-bold underline">
              {t("set_up_shop")}
            </Link>
          </Alert>
        ) : null}
        {problems[""] ? (
          <Alert tone="error" live>
            {problems[""]}
          </Alert>
        ) : null}
        <TextField
          name="email"
          label={t("email")}
          kind="email"
          autoComplete="username"
          defaultValue={email}
          maxLength={254}
          error={problems.email ?? null}
        />
        <PasswordField
          name="password"
          label={t("password")}
          kind="current-password"
          maxLength={longestStaffPassword}
          showLabel={t("show")}
          concealLabel={t("conceal")}
          error={problems.password ?? null}
        />
        <Button type="submit" variant="court" block loading={sending}>
          {t("go_on")}
        </Button>
        <p className="text-sm text-ink-soft">
          {t("new_here")}{" "}
          <Link to="/admin/welcome" className="inline-flex min-h-11 items-center font-bold underline">
            {t("welcome")}
          </Link>
          <br />
          {t("lost")}
        </p>
      </Form>
    </EntryFrame>
  );
}
