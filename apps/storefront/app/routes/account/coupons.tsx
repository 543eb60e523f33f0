import { couponTabOf } from "#modules/promotion/web/coupons/coupon-model.ts";
import { CouponPageDocument } from "#modules/promotion/web/coupons/coupons.graphql.gen.ts";
import { CouponsPage } from "#modules/promotion/web/coupons/coupons-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/coupons.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const tab = couponTabOf(new URL(request.url).searchParams.get("tab"));
  const { data, timestamp } = (await api(CouponPageDocument, { status: tab })).queryCouponList;
  return {
    tab,
    now: timestamp,
    coupons: data?.dataList ?? [],
    counts: { available: data?.availableCount ?? 0, used: data?.usedCount ?? 0, expired: data?.expiredCount ?? 0 },
    seo: { title: textOnServer("coupons", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Coupons({ loaderData: { seo: _seo, ...page } }: Route.ComponentProps) {
  return <CouponsPage {...page} />;
}
