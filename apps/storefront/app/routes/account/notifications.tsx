import { NoticeListDocument } from "#modules/notification/web/notices.graphql.gen.ts";
import { noticesOnPage } from "#modules/notification/web/notices-on-page.ts";
import { NotificationsPage } from "#modules/notification/web/notifications-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/notifications.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const pageSize = noticesOnPage(new URL(request.url).searchParams.get("page"));
  const { data } = (await api(NoticeListDocument, { pageSize })).queryNotificationList;
  return {
    notices: data?.dataList ?? [],
    total: data?.pageInfo.totalCount ?? 0,
    seo: { title: textOnServer("notification", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Notifications({ loaderData: { notices, total } }: Route.ComponentProps) {
  return <NotificationsPage notices={notices} total={total} />;
}
