import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { signInSchema } from "../../contract/sign-in.ts";
import { transformPassword } from "../../contract/transform-password.ts";
import { AccountField } from "./account-field.tsx";
import { type LoggedIn, memberLoginDocument } from "./sign-in.graphql.gen.ts";
import { useSignInText } from "./sign-in-text.ts";
import { type Problems, useCheckedForm } from "./use-checked-form.ts";

export type PasswordLoginProps = {
  onLoggedIn(result: LoggedIn, method: "password" | "code"): Promise<void> | void;
  /** The server's message for a form sent without JavaScript. */
  returned?: { account: string; problems: Problems } | null | undefined;
  resetPath: string;
};

/** E-mail address or mobile number and password. Works as a plain form without JavaScript. */
export function PasswordLogin({ onLoggedIn, returned, resetPath }: PasswordLoginProps) {
  const t = useSignInText();
  const api = useApi();
  const { form, problems, busy, onSubmit, onChange } = useCheckedForm(
    signInSchema,
    async ({ account, password }) => {
      const input = { account, password: transformPassword(password) };
      const { memberLogin } = await api(memberLoginDocument, { input });
      if (!memberLogin.data) return { "": memberLogin.errorMessage ?? t("failed") };
      await onLoggedIn(memberLogin.data, "password");
      return null;
    },
    { returned: returned?.problems, failed: t("failed") },
  );
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} onChange={onChange} className="grid gap-4">
      {problems[""] ? (
        <Alert tone="error" live>
          {problems[""]}
        </Alert>
      ) : null}
      <AccountField enterKeyHint="next" defaultValue={returned?.account} error={problems.account} />
      <div className="grid gap-1">
        <PasswordField
          name="password"
          label={t("password")}
          kind="current-password"
          enterKeyHint="go"
          showLabel={t("showPassword")}
          concealLabel={t("hidePassword")}
          error={problems.password ?? null}
        />
        <Link
          to={resetPath}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-brick-ink underline-offset-4 hover:underline"
        >
          {t("forgot")}
        </Link>
      </div>
      <Button type="submit" block loading={busy}>
        {t("logIn")}
      </Button>
    </form>
  );
}
