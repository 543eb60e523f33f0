import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { shownMobile } from "#modules/identity/contract/mobile.ts";
import type { SignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { Expired, Used } from "#modules/identity/web/sign-up/sign-up-page.tsx";
import { type NewcomerView, useNewcomer } from "#modules/identity/web/sign-up/use-newcomer.ts";
import { ClubSignUpForm, type ClubSignUpFormProps } from "./club-sign-up-form.tsx";
import { useJoinText } from "./join-text.ts";

export type ClubSignUpPageProps = Pick<ClubSignUpFormProps, "agreed" | "newsTicked" | "onRegistered"> & {
  signUpKey: SignUpKey;
  /** The club's site and its current data terms; the terms are null while the club does not answer. */
  club: { readonly siteUrl: string; readonly consentVersion: string | null };
  ready(): Promise<void>;
  onStartAgain(): void;
  onView?(at: NewcomerView["at"]): void;
};

const startPath = "/register/mapclub";

/** The club's sign-up page: account details under a header with a back link (SU-05). */
export function ClubSignUpPage(props: ClubSignUpPageProps) {
  const { signUpKey, club, agreed, newsTicked, ready, onRegistered, onStartAgain, onView } = props;
  const t = useJoinText();
  const { view, open, expire } = useNewcomer(signUpKey, ready, onView);

  if (view.at === "expired" && view.used) return <Used text={view.text} />;
  if (view.at === "expired") return <Expired text={view.text} startPath={startPath} onStartAgain={onStartAgain} />;
  const mobile = view.at === "form" ? view.newcomer.mobile : null;
  return (
    <div className="mx-auto w-dialog-m max-w-full px-4 pt-8 pb-16 md:pt-14">
      <Card as="section" studs="court" className="grid gap-6">
        <header className="grid grid-cols-[auto_1fr] items-center gap-x-2">
          <Link
            to={startPath}
            aria-label={t("back")}
            className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon name="arrow-left" />
          </Link>
          <h1 className="text-2xl font-extrabold tracking-tight">{t("accountDetails")}</h1>
          {mobile ? (
            <p className="col-start-2 text-ink-soft">{t("verifiedMobile", { mobile: shownMobile(mobile) })}</p>
          ) : null}
        </header>
        {view.at === "opening" ? (
          <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
            <Spinner /> {t("opening")}
          </p>
        ) : null}
        {view.at === "unreachable" || (view.at === "form" && club.consentVersion === null) ? (
          <>
            <Alert tone="warning" live title={t("closedTitle")}>
              <p>{t("notOpened")}</p>
            </Alert>
            <Button block onClick={view.at === "form" ? () => window.location.reload() : open}>
              {t("tryAgain")}
            </Button>
          </>
        ) : null}
        {view.at === "form" && club.consentVersion !== null ? (
          <ClubSignUpForm
            newcomer={view.newcomer}
            club={{ siteUrl: club.siteUrl, consentVersion: club.consentVersion }}
            agreed={agreed}
            newsTicked={newsTicked}
            onRegistered={onRegistered}
            onExpired={expire}
          />
        ) : null}
      </Card>
    </div>
  );
}
