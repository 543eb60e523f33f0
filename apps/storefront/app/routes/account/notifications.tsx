import { notificationsOnPage } from "#modules/notification/web/notification-paging.ts";
import { NotificationListDocument } from "#modules/notification/web/notifications.graphql.gen.ts";
import { NotificationsPage } from "#modules/notification/web/notifications-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/notifications.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = servicesOf(context);
  const pageSize = notificationsOnPage(new URL(request.url).searchParams.get("page"));
  const { data } = (await api(NotificationListDocument, { pageSize })).queryNotificationList;
  return {
    notices: data?.dataList ?? [],
    total: data?.pageInfo.totalCount ?? 0,
    seo: { title: textOnServer("notification", locale)("title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function Notifications({ loaderData: { notices, total } }: Route.ComponentProps) {
  return <NotificationsPage notifications={notices} total={total} />;
}
