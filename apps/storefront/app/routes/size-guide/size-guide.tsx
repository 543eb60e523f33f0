import { data } from "react-router";
import { categoryNameOf, chooseSizeGuide, sizeGuidePath } from "#modules/size-guide/contract/choose-size-guide.ts";
import { menuOf } from "#modules/size-guide/web/menu-of.ts";
import { SizeGuideChartDocument, SizeGuideMenuDocument } from "#modules/size-guide/web/size-guide.graphql.gen.ts";
import { SizeGuidePage } from "#modules/size-guide/web/size-guide-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/size-guide.ts";

/** `chart` is sent by the menu's form where no script runs. */
export const handle = cachedPage("chart");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, locale, tag } = servicesOf(context);
  tag("size-guide");
  const reply = await api(SizeGuideMenuDocument).catch(() => null);
  if (!reply) throw data(null, { status: 503 });
  const menu = menuOf(reply.querySizeGuideDetailList.categoryList);
  const requested = new URL(request.url).searchParams.get("chart");
  const chosen = chooseSizeGuide(menu, requested ?? params["*"]);
  const t = textOnServer("size-guide", locale);
  const seo = { title: t("title"), description: t("intro") };
  if (!chosen) return { menu, chosen, chart: null, seo };
  const { categoryCode, brandCode, brandName } = chosen;
  const detail = await api(SizeGuideChartDocument, { categoryCode, brandCode }).catch(unlessMissing());
  if (!detail) throw data(null, { status: 503 });
  const chart = detail.getSizeGuideDetail?.sizeGuide ?? null;
  // A brand has a chart in several categories, and each of them has its own page.
  const title = `${t("title")} ${categoryNameOf(menu, chosen)} ${brandName}`;
  return { menu, chosen, chart, seo: { ...seo, title, path: sizeGuidePath(chosen) } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function SizeGuide({ loaderData }: Route.ComponentProps) {
  return <SizeGuidePage menu={loaderData.menu} chosen={loaderData.chosen} chart={loaderData.chart} />;
}
