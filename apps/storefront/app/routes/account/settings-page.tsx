import { useRevalidator } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { ConsentHistoryCard } from "#modules/consent/web/consent-history/consent-history-card.tsx";
import { useAccountText } from "#modules/identity/web/account/account-text.ts";
import { ContactCard } from "#modules/identity/web/account/contact-card.tsx";
import { DevicesCard } from "#modules/identity/web/account/devices-card.tsx";
import { MyDataCard } from "#modules/identity/web/account/my-data-card.tsx";
import { PasswordCard } from "#modules/identity/web/account/password-card.tsx";
import { ProfileCard } from "#modules/identity/web/account/profile-card.tsx";
import { AccountsCard } from "#modules/identity/web/social/accounts-card.tsx";
import { PreferencesCard } from "#modules/newsletter/web/preferences/preferences-card.tsx";
import { storedSession } from "../../session/stored-session.ts";
import { ClubSettings } from "../loyalty/club-settings.tsx";
import { CookieChoice } from "./cookie-choice.tsx";
import { LanguageCard } from "./language-card.tsx";
import type { SettingsModel } from "./settings-model.ts";

/** All settings of a member, one card for each topic (AC-06, D-63). */
export function SettingsPage({ settings }: { settings: SettingsModel }) {
  const t = useAccountText();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { account, preferences, consents, devices, social, clubLinked } = settings;
  const changed = () => {
    toast({ kind: "success", text: t("saved") });
    void revalidate();
  };
  // Deleting the account ended the session: clear everything stored in the browser.
  const deleted = () => storedSession(localStorage, sessionStorage).forget();
  return (
    <div className="grid max-w-[46rem] gap-5">
      <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("nav_settings")}</h1>
      <noscript>
        <Alert tone="info">{t("needs_script")}</Alert>
      </noscript>
      <ProfileCard account={account} onChanged={changed} />
      <ContactCard account={account} onChanged={changed} />
      <PasswordCard account={account} onChanged={changed} />
      <ClubSettings account={account} linked={clubLinked} />
      <AccountsCard account={account} {...social} here="/account/accountSetting" />
      <PreferencesCard userCode={account.userCode} initial={preferences} />
      <ConsentHistoryCard history={consents} cookies={<CookieChoice />} />
      <LanguageCard />
      <DevicesCard account={account} devices={devices} />
      <MyDataCard account={account} onDeleted={deleted} />
    </div>
  );
}
