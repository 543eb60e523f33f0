import { AccountSettingsDocument } from "../../account/account-settings.graphql.gen.ts";
import { settingsModel } from "../../account/settings-model.ts";
import { SettingsPage } from "../../account/settings-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/account-setting.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, caller } = servicesOf(context);
  // The guard of the account lets nobody but members come here.
  const userCode = caller.kind === "member" ? caller.userCode : "";
  const settings = settingsModel(await api(AccountSettingsDocument, { userCode }));
  return { settings, seo: { title: textOnServer("account", locale)("nav_settings"), noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function AccountSetting({ loaderData }: Route.ComponentProps) {
  return <SettingsPage settings={loaderData.settings} />;
}
