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

export const settingsModel = (reply: AccountSettingsResult): SettingsModel => ({
  account: reply.getUserInfoDetail,
  preferences: {
    byEmail: reply.querySSUserInfo?.emailSubscribe === "0",
    byWhatsApp: reply.querySSUserInfo?.whatsappSubscribe === "0",
    news: reply.querySSUserInfo?.newsSubscribe === "0",
  },
  consents: reply.queryConsentHistory,
  devices: reply.queryDevices,
  social: {
    channels: reply.queryThirdPartyChannels.filter(isSocialChannel),
    linked: reply.getUserInfoDetail.thirdIds.map(({ thirdChannel }) => thirdChannel).filter(isSocialChannel),
  },
  clubLinked: reply.getUserInfoDetail.mapclubBind,
});
