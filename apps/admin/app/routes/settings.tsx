import { AdminShopRulesDocument } from "#modules/settings/admin/settings.graphql.gen.ts";
import { SettingsPage } from "#modules/settings/admin/settings-page.tsx";
import { rulesId } from "#modules/settings/contract/shop-rules.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { loadRecord } from "../request/load-record.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const [{ record }, { adminShopRules }] = await Promise.all([
    loadRecord(facts, "shopRules", rulesId, "settings"),
    adminCall(facts, ({ api }) => api(AdminShopRulesDocument)),
  ]);
  return { record, rules: adminShopRules, ...adminPage(facts.context, "settings") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Settings({ loaderData: { record, rules } }: PageProps<typeof loader>) {
  return <SettingsPage record={record} rules={rules} />;
}
