import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { PasswordField } from "#kit/web/forms/password-field.tsx";
import { PhoneField } from "#kit/web/forms/phone-field.tsx";
import { type Problems, useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { longestPhoneText } from "#modules/identity/contract/mobile.ts";
import { transformPassword } from "#modules/identity/contract/transform-password.ts";
import type { LoggedIn } from "#modules/identity/web/sign-in/sign-in.graphql.gen.ts";
import { clubCodes } from "../../contract/constants.ts";
import { linkFormSchema } from "../../contract/link-form.ts";
import type { DeferredLink } from "../link/deferred-link.ts";
import { clubCaller } from "./club-caller.ts";
import { mapClubLoginNDocument } from "./join.graphql.gen.ts";
import { useJoinText } from "./join-text.ts";

export type ClubLoginProps = {
  open: boolean;
  /** signIn: with number and password; link: for members whose club account is not linked yet (LG-02, LG-03). */
  begin: "signIn" | "link";
  clubSiteUrl: string;
  paths: { readonly register: string; readonly join: string };
  onClose(): void;
  onLoggedIn(result: LoggedIn): Promise<void> | void;
  /** Stores that the link dialog opens after log-in, with number and proof if the password was typed. */
  onLinkLater(deferred: DeferredLink, way: "logIn" | "register"): void;
};

/** The club's page for a new password, opened in a window (LY-04). */
const passwordPage = (clubSiteUrl: string, locale: string) => `${clubSiteUrl}/create-new-password?lang=${locale}`;
const popup = "popup,width=540,height=655";

/** Signing in with the loyalty club, and what follows when no account of the shop is linked to it (LY-06). */
export function ClubLogin({ open, begin, onClose, ...rest }: ClubLoginProps) {
  const t = useJoinText();
  const [notLinked, setNotLinked] = useState<NotLinked | null>(null);
  const linking = begin === "link" || notLinked !== null;
  const close = () => {
    setNotLinked(null);
    onClose();
  };
  const title = linking ? t("linkTitle") : t("clubLoginTitle");
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={t("close")} initialFocus="field" size="m">
      {linking ? (
        <LinkFirst {...rest} notLinked={notLinked} onClose={close} />
      ) : (
        <ClubLoginForm {...rest} onNotLinked={setNotLinked} />
      )}
    </Dialog>
  );
}

/** A club account whose password was right and that no shop account is linked to. */
type NotLinked = { readonly message: string; readonly deferred: DeferredLink };

type FormProps = Pick<ClubLoginProps, "clubSiteUrl" | "paths" | "onLoggedIn"> & {
  onNotLinked(notLinked: NotLinked): void;
};

function ClubLoginForm({ clubSiteUrl, paths, onLoggedIn, onNotLinked }: FormProps) {
  const t = useJoinText();
  const locale = useLocale();
  const call = clubCaller(useApi());
  const form = useCheckedForm({
    schema: linkFormSchema,
    async send({ mobile, password }): Promise<Problems | null> {
      const { data } = await call(mapClubLoginNDocument, { input: { mobile, password: transformPassword(password) } });
      const reply = data?.mapClubLoginN;
      if (reply?.data) {
        await onLoggedIn(reply.data);
        return null;
      }
      const message = reply?.errorMessage ?? t("failed");
      if (reply?.errorCode !== clubCodes.notLinked) return { "": message };
      onNotLinked({ message, deferred: { mobile, proof: reply.clubProof } });
      return null;
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-ink-soft">{t("clubLoginLead")}</p>
      {form.problems[""] ? (
        <Alert tone="error" live>
          {form.problems[""]}
        </Alert>
      ) : null}
      <PhoneField {...form.field("mobile")} label={t("mobile")} maxLength={longestPhoneText} enterKeyHint="next" />
      <div className="grid gap-1">
        <PasswordField
          {...form.field("password")}
          label={t("clubPassword")}
          kind="current-password"
          enterKeyHint="go"
          showLabel={t("show")}
          concealLabel={t("conceal")}
        />
        <a
          href={passwordPage(clubSiteUrl, locale)}
          target="_blank"
          rel="noopener"
          onClick={(event) => {
            event.preventDefault();
            window.open(passwordPage(clubSiteUrl, locale), "club", popup);
          }}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-brick-ink underline-offset-4 hover:underline"
        >
          {t("forgot")}
        </a>
      </div>
      <Button type="submit" variant="court" block loading={form.sending}>
        {t("clubLogin")}
      </Button>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        {t("noMember")}
        <Link
          to={paths.join}
          className="inline-flex min-h-11 items-center font-bold text-brick-ink underline underline-offset-2"
        >
          {t("joinNow")}
        </Link>
      </p>
    </form>
  );
}

type LinkFirstProps = Pick<ClubLoginProps, "paths" | "onLinkLater" | "onClose"> & { notLinked: NotLinked | null };

const nothingTyped: DeferredLink = { mobile: null, proof: null };

/** Offers to log in and link, or to register and link. */
function LinkFirst({ notLinked, paths, onLinkLater, onClose }: LinkFirstProps) {
  const t = useJoinText();
  const deferLink = (way: "logIn" | "register") => onLinkLater(notLinked?.deferred ?? nothingTyped, way);
  const start = useRef<HTMLDivElement>(null);
  // The focused form is gone: the focus moves here so that screen readers read the new content.
  useEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1} className="grid gap-4 outline-none">
      {notLinked === null ? null : <Alert tone="info">{notLinked.message}</Alert>}
      <p className="text-ink-soft">{t("linkText")}</p>
      <Button
        block
        onClick={() => {
          deferLink("logIn");
          onClose();
        }}
      >
        {t("logInAndLink")}
      </Button>
      <LinkButton to={paths.register} block variant="secondary" onClick={() => deferLink("register")}>
        {t("registerAndLink")}
      </LinkButton>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
        {t("noMember")}
        <Link
          to={paths.join}
          className="inline-flex min-h-11 items-center font-bold text-brick-ink underline underline-offset-2"
        >
          {t("joinNow")}
        </Link>
      </p>
    </div>
  );
}
