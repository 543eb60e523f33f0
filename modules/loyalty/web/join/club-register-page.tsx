import type { ReactNode } from "react";
import { Link } from "react-router";
import { nationalPart } from "#kit/core/mobile-number.ts";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { EntryCard } from "#modules/identity/web/entry-card.tsx";
import { EmailLinkDialog } from "#modules/identity/web/register/email-link-dialog.tsx";
import { MobileStart } from "#modules/identity/web/register/mobile-start.tsx";
import { clubLoginPath, loginPath } from "#modules/identity/web/register/register-page.tsx";
import { Expired } from "#modules/identity/web/sign-up/sign-up-page.tsx";
import { useJoinText } from "./join-text.ts";
import { useJoining } from "./use-joining.ts";

export type ClubRegisterPageProps = {
  /** Where to go in the end. */
  redirectUrl: string;
  typed: { readonly mobile: string } | null;
  /** The signed-in member of the shop; `linkPath` leads to linking an existing club account. */
  member: {
    readonly firstName: string | null;
    readonly mobile: string | null;
    readonly mapclubBind: boolean;
    readonly linkPath: string;
  } | null;
  /** The bonus for linking; null while the club does not answer. */
  bonus: number | null;
  /** False while the club does not answer. */
  open: boolean;
  ready(): Promise<void>;
  onSignUp(key: string): void;
  /** Goes on to an account of the shop that is to be linked to the membership with this number. */
  onCreateAndLink?(mobile: string): void;
  /** Accounts elsewhere that one can join with. */
  social: ReactNode;
};

const startPath = "/register/mapclub";

/** The page that starts a membership in the loyalty club (ID-23). */
export function ClubRegisterPage(props: ClubRegisterPageProps) {
  const { redirectUrl, typed, member, bonus, open, ready, onSignUp, onCreateAndLink, social } = props;
  const t = useJoinText();
  const joining = useJoining({ redirectUrl, onSignUp });
  if (joining.expired !== null) {
    return <Expired text={joining.expired} startPath={startPath} onStartAgain={joining.startAgain} />;
  }
  if (member?.mapclubBind) return <LinkedAlready redirectUrl={redirectUrl} />;
  const wayIn = member?.linkPath ?? clubLoginPath(redirectUrl);
  return (
    <EntryCard
      title={t("title")}
      studs="court"
      lead={member ? t("leadMember", { name: member.firstName ?? "" }) : t("lead")}
      below={
        <p className="text-ink-soft">
          {t("haveAccount")}{" "}
          <Link
            to={wayIn}
            className="inline-flex min-h-11 items-center px-1 font-bold text-brick-ink underline underline-offset-2"
          >
            {member ? t("linkAccount") : t("loginHere")}
          </Link>
        </p>
      }
    >
      <Perks bonus={bonus} />
      <noscript>
        <Alert tone="warning">
          <p>{t("needsScript")}</p>
        </Alert>
      </noscript>
      {open ? null : (
        <Alert tone="warning" title={t("closedTitle")}>
          <p>{t("closed")}</p>
        </Alert>
      )}
      <MobileStart
        typed={typed ?? (member?.mobile ? { mobile: nationalPart(member.mobile) } : null)}
        way={{ ready, check: joining.check, onProved: joining.onProved }}
        loginPaths={member ? { shop: wayIn, club: wayIn } : { shop: loginPath(redirectUrl), club: wayIn }}
        {...(member ? { loginLabel: t("linkAccount") } : onCreateAndLink ? { onCreateAndLink } : {})}
        busy={joining.busy}
      />
      {member ? null : <div className="grid gap-3 border-t border-line pt-5">{social}</div>}
      <EmailLinkDialog sent={joining.letter} onResend={joining.resend} onClose={joining.closeLetter} />
    </EntryCard>
  );
}

/** A linked member has nothing to join: shows the points and a way on. */
function LinkedAlready({ redirectUrl }: { redirectUrl: string }) {
  const t = useJoinText();
  return (
    <EntryCard title={t("linkedTitle")} studs="court">
      <Alert tone="success">
        <p>{t("linkedText")}</p>
      </Alert>
      <LinkButton to="/account/points" block>
        {t("seePoints")}
      </LinkButton>
      <LinkButton to={redirectUrl} variant="quiet" block>
        {t("goShopping")}
      </LinkButton>
    </EntryCard>
  );
}

/** The club's advantages, on its own background. */
function Perks({ bonus }: { bonus: number | null }) {
  const t = useJoinText();
  const perks: readonly (readonly [IconName, string])[] = [
    ["sparkles", t("perkEarn")],
    ["gift", bonus ? t("perkBonus", { points: bonus }) : t("perkGift")],
    ["shield-check", t("perkSafe")],
  ];
  return (
    <ul className="grid gap-3 rounded-lg bg-court-soft p-4">
      {perks.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-3 font-semibold">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-court text-on-court">
            <Icon name={icon} size="sm" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
