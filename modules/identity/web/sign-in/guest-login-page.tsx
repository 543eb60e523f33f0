import { type FocusEvent, useRef, useState } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { emailSchema } from "../../contract/email.ts";
import { EntryCard } from "../entry-card.tsx";
import { validateMemberEmailDocument } from "./guest-hint.graphql.gen.ts";
import { useSignInText } from "./sign-in-text.ts";
import { useCheckedForm } from "./use-checked-form.ts";

const guestSchema = v.object({ email: emailSchema() });

export type GuestLoginPageProps = {
  /** Where the guest continues, with the e-mail address in the query. */
  target: string;
  paths: { login: string; register: string };
  onContinue(address: string): void;
};

/** A path of the shop with the guest's e-mail address in the query (LG-06). */
function withEmail(target: string, email: string): string {
  const url = new URL(target, "http://shop.invalid");
  url.searchParams.set("email", email);
  return url.pathname + url.search + url.hash;
}

/** Checkout without an account: an e-mail address, and a hint when it belongs to a member (LG-06 to LG-08, VA-13). */
export function GuestLoginPage({ target, paths, onContinue }: GuestLoginPageProps) {
  const t = useSignInText();
  const api = useApi();
  const locale = useLocale();
  const requested = useRef("");
  const [isMember, setIsMember] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const { form, problems, busy, onSubmit, onChange } = useCheckedForm(
    guestSchema,
    async ({ email }) => {
      onContinue(withEmail(target, email));
      return null;
    },
    { failed: t("failed") },
  );

  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const checked = v.safeParse(guestSchema, { email: event.target.value }, { lang: locale, abortPipeEarly: true });
    setLeft(checked.success ? null : checked.issues[0].message);
    if (checked.success) void hint(checked.output.email);
  };
  const hint = async (email: string) => {
    if (requested.current === email) return;
    requested.current = email;
    // The hint is optional: the guest continues when the request fails.
    const reply = await api(validateMemberEmailDocument, { email }).catch(() => null);
    if (requested.current === email) setIsMember(Boolean(reply?.validateMemberEmail.data?.userCode));
  };
  const { pathname, searchParams } = new URL(target, "http://shop.invalid");
  return (
    <EntryCard title={t("guestTitle")} lead={t("guestLead")}>
      <form
        ref={form}
        action={pathname}
        method="get"
        noValidate
        onSubmit={onSubmit}
        onChange={(event) => {
          setLeft(null);
          setIsMember(false);
          requested.current = "";
          onChange(event);
        }}
        className="grid gap-4"
      >
        {[...searchParams].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="email"
          label={t("email")}
          kind="email"
          enterKeyHint="go"
          maxLength={254}
          onBlur={onBlur}
          error={problems.email ?? left}
        />
        <div aria-live="polite">
          {isMember ? (
            <Alert
              tone="info"
              actions={
                <LinkButton to={paths.login} size="sm" variant="secondary">
                  {t("toLogin")}
                </LinkButton>
              }
            >
              {t("memberHint")}
            </Alert>
          ) : null}
        </div>
        <Button type="submit" block loading={busy}>
          {t("continue")}
        </Button>
      </form>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-5">
        {t("newHere")}
        <Link
          to={paths.register}
          className="inline-flex min-h-11 items-center font-bold text-brick-ink underline-offset-4 hover:underline"
        >
          {t("register")}
        </Link>
      </p>
    </EntryCard>
  );
}
