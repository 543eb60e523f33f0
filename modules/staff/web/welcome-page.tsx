import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Notice } from "#kit/web/feedback/notice.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestStaffPassword } from "../contract/constants.ts";
import { EntryFrame } from "./entry-frame.tsx";
import type { EntryProblems } from "./sign-in-page.tsx";
import { useStaffText } from "./staff-text.ts";

type WelcomePageProps = { problems: EntryProblems; email: string; sending: boolean };

/** Where somebody new, or somebody who begins anew, chooses a password. */
export function WelcomePage({ problems, email, sending }: WelcomePageProps) {
  const t = useStaffText();
  return (
    <EntryFrame title={t("welcome")} lead={t("welcome_text")}>
      <Form method="post" noValidate className="grid gap-5">
        {problems[""] ? (
          <Notice tone="error" live>
            {problems[""]}
          </Notice>
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
        <TextField
          name="welcomeCode"
          label={t("welcome_code")}
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
        <Link to="/desk/sign-in" className="inline-flex min-h-11 items-center text-sm font-bold underline">
          {t("sign_in")}
        </Link>
      </Form>
    </EntryFrame>
  );
}
