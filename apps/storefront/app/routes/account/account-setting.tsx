import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/account-setting.ts";
import { AccountSettingsDocument } from "./account-settings.graphql.gen.ts";
import { settingsModel } from "./settings-model.ts";
import { SettingsPage } from "./settings-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, caller } = servicesOf(context);
  // The account's guard has checked that the caller is a member.
  const userCode = caller.kind === "member" ? caller.userCode : "";
  const settings = settingsModel(await api(AccountSettingsDocument, { userCode }));
  return { settings, seo: { title: textOnServer("account", locale)("nav_settings"), noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function AccountSetting({ loaderData }: Route.ComponentProps) {
  return <SettingsPage settings={loaderData.settings} />;
}
