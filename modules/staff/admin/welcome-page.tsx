import { useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestStaffPassword } from "../contract/constants.ts";
import { EntryFrame } from "./entry-frame.tsx";
import type { EntryProblems } from "./sign-in-page.tsx";
import { useStaffText } from "./staff-text.ts";

type WelcomePageProps = { problems: EntryProblems; email: string; sending: boolean };

/** The code in the invitation link's fragment, which browsers do not send; it is removed from the address at once. */
function useInvitation() {
  const [given, setGiven] = useState({ email: "", code: "" });
  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1));
    const code = found.get("code");
    if (!code) return;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    setGiven({ email: found.get("email") ?? "", code });
  }, []);
  return given;
}

/** Page on which a new or reset account chooses a password. */
export function WelcomePage({ problems, email, sending }: WelcomePageProps) {
  const t = useStaffText();
  const invitation = useInvitation();
  return (
    <EntryFrame title={t("welcome")} lead={t("welcome_text")}>
      <Form method="post" noValidate className="grid gap-5">
        {problems[""] ? (
          <Alert tone="error" live>
            {problems[""]}
          </Alert>
        ) : null}
        <TextField
          key={`email ${invitation.email}`}
          name="email"
          label={t("email")}
          kind="email"
          autoComplete="username"
          defaultValue={email || invitation.email}
          maxLength={254}
          error={problems.email ?? null}
        />
        <TextField
          key={`code ${invitation.code}`}
          name="welcomeCode"
          label={t("welcome_code")}
          defaultValue={invitation.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={problems.welcomeCode ?? null}
        />
        <PasswordField
          name="password"
          label={t("new_password")}
          hint={t("new_password_hint")}
          kind="new-password"
          maxLength={longestStaffPassword}
          showLabel={t("show")}
          concealLabel={t("conceal")}
          error={problems.password ?? null}
        />
        <Button type="submit" variant="court" block loading={sending}>
          {t("choose")}
        </Button>
        <Link to="/admin/sign-in" className="inline-flex min-h-11 items-center text-sm font-bold underline">
          {t("sign_in")}
        </Link>
      </Form>
    </EntryFrame>
  );
}
