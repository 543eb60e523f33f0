import { data } from "react-router";
import { OurStoresPage } from "#modules/stores/web/our-stores-page.tsx";
import { StoreListDocument } from "#modules/stores/web/store-list.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { storeData } from "../../seo/store-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/our-stores.ts";

export const handle = cachedPage();

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { api, locale, origin } = services;
  services.tag("stores");
  const reply = await api(StoreListDocument).catch(() => null);
  if (!reply) throw data(null, { status: 503 });
  const stores = reply.queryStoreList;
  services.describe(...stores.map((store) => storeData(origin, "/store", store)));
  const t = textOnServer("stores", locale);
  return { stores, seo: { title: t("title"), description: t("intro") } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function OurStores({ loaderData }: Route.ComponentProps) {
  return <OurStoresPage stores={loaderData.stores} />;
}
