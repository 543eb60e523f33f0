import { ConsentHistoryCard } from "#modules/consent/web/consent-history/consent-history-card.tsx";
import { useAccountText } from "#modules/identity/web/account/account-text.ts";
import { DevicesCard } from "#modules/identity/web/account/devices-card.tsx";
import { MyDataCard } from "#modules/identity/web/account/my-data-card.tsx";
import { ProfileCard } from "#modules/identity/web/account/profile-card.tsx";
import { AccountsCard } from "#modules/identity/web/social/accounts-card.tsx";
import { PreferencesCard } from "#modules/newsletter/web/preferences/preferences-card.tsx";
import { CookieChoice } from "./cookie-choice.tsx";
import { LanguageCard } from "./language-card.tsx";
import type { SettingsModel } from "./settings-model.ts";

/** Everything about a member, card by card (AC-06, D-63). */
export function SettingsPage({ settings }: { settings: SettingsModel }) {
  const t = useAccountText();
  const { account, preferences, consents, devices, social } = settings;
  return (
    <div className="grid max-w-[46rem] gap-5">
      <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("nav_settings")}</h1>
      <ProfileCard account={account} />
      <PreferencesCard userCode={account.userCode} kept={preferences} />
      <ConsentHistoryCard history={consents} cookies={<CookieChoice />} />
      <LanguageCard />
      <AccountsCard {...social} here="/account/accountSetting" />
      <DevicesCard devices={devices} />
      <MyDataCard />
    </div>
  );
}
