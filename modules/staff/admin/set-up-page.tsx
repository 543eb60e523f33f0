import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { longestStaffPassword } from "../contract/constants.ts";
import { EntryFrame } from "./entry-frame.tsx";
import type { EntryProblems } from "./sign-in-page.tsx";
import { useStaffText } from "./staff-text.ts";

type SetUpPageProps = {
  /** False once the shop has an administrator: then there is nothing to fill in. */
  open: boolean;
  problems: EntryProblems;
  typed: { readonly code: string; readonly email: string; readonly name: string; readonly shopName: string };
  sending: boolean;
};

/** The first page of a new shop: makes the account of its administrator. Works without JavaScript. */
export function SetUpPage({ open, problems, typed, sending }: SetUpPageProps) {
  const t = useStaffText();
  const signIn = (
    <Link to="/admin/sign-in" className="inline-flex min-h-11 items-center text-sm font-bold underline">
      {t("sign_in")}
    </Link>
  );
  if (!open) {
    return (
      <EntryFrame title={t("set_up_shop")} lead={t("set_up_over")}>
        {signIn}
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t("set_up_shop")} lead={t("set_up_shop_text")}>
      <Form method="post" noValidate className="grid gap-5">
        {problems[""] ? (
          <Alert tone="error" live>
            {problems[""]}
          </Alert>
        ) : null}
        <TextField
          name="code"
          label={t("set_up_code")}
          hint={t("set_up_code_hint")}
          defaultValue={typed.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={problems.code ?? null}
        />
        <TextField
          name="shopName"
          label={t("shop_name")}
          hint={t("shop_name_hint")}
          autoComplete="organization"
          defaultValue={typed.shopName}
          maxLength={60}
          error={problems.shopName ?? null}
        />
        <TextField
          name="name"
          label={t("your_name")}
          autoComplete="name"
          defaultValue={typed.name}
          maxLength={80}
          error={problems.name ?? null}
        />
        <TextField
          name="email"
          label={t("email")}
          kind="email"
          autoComplete="username"
          defaultValue={typed.email}
          maxLength={254}
          error={problems.email ?? null}
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
          {t("make_account")}
        </Button>
        {signIn}
      </Form>
    </EntryFrame>
  );
}
