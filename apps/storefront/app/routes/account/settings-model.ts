import type { ConsentRecord } from "#modules/consent/web/consent-history/consent-record.ts";
import { isSocialChannel, type SocialChannel } from "#modules/identity/contract/social-channel.ts";
import type { AccountModel } from "#modules/identity/web/account/account-model.ts";
import type { Device } from "#modules/identity/web/account/devices-card.tsx";
import type { Preferences } from "#modules/newsletter/contract/preferences.ts";
import type { AccountSettingsResult } from "./account-settings.graphql.gen.ts";

/** Everything the settings page shows, from all modules. */
export type SettingsModel = {
  readonly account: AccountModel;
  readonly preferences: Preferences;
  readonly consents: readonly ConsentRecord[];
  readonly devices: readonly Device[];
  /** Social providers the shop offers, and those linked to this account. */
  readonly social: { readonly channels: readonly SocialChannel[]; readonly linked: readonly SocialChannel[] };
  /** Whether a club account is linked. */
  readonly clubLinked: boolean;
};

export const settingsModel = (answer: AccountSettingsResult): SettingsModel => ({
  account: answer.getUserInfoDetail,
  preferences: {
    byEmail: answer.querySSUserInfo?.emailSubscribe === "0",
    byWhatsApp: answer.querySSUserInfo?.whatsappSubscribe === "0",
    news: answer.querySSUserInfo?.newsSubscribe === "0",
  },
  consents: answer.queryConsentHistory,
  devices: answer.queryDevices,
  social: {
    channels: answer.queryThirdPartyChannels.filter(isSocialChannel),
    linked: answer.getUserInfoDetail.thirdIds.map(({ thirdChannel }) => thirdChannel).filter(isSocialChannel),
  },
  clubLinked: answer.getUserInfoDetail.mapclubBind,
});
