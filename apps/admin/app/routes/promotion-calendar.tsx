import { readCalendar } from "#modules/promotion/admin/promotion-calendar/calendar-model.ts";
import { AdminPromotionCalendarDocument } from "#modules/promotion/admin/promotion-calendar/promotion-calendar.graphql.gen.ts";
import { PromotionCalendarPage } from "#modules/promotion/admin/promotion-calendar/promotion-calendar-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { month, view } = readCalendar(new URL(facts.request.url).searchParams, new Date());
  const { adminPromotionCalendar } = await adminCall(facts, ({ api }) =>
    api(AdminPromotionCalendarDocument, { month }),
  );
  return { ...adminPromotionCalendar, view, ...adminPage(facts.context, "promotion_calendar") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PromotionCalendar({
  loaderData: { title: _title, year: _year, ...page },
}: PageProps<typeof loader>) {
  return <PromotionCalendarPage {...page} />;
}
