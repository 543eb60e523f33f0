import { TrackPage } from "#modules/order/web/track-page.tsx";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/track-order.ts";

const longestCode = 40;

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = servicesOf(context);
  return {
    orderCode: (new URL(request.url).searchParams.get("orderCode") ?? "").slice(0, longestCode),
    seo: { title: textOnServer("order", locale)("track_title"), noindex: true },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function TrackOrder({ loaderData: { orderCode } }: Route.ComponentProps) {
  return <TrackPage orderCode={orderCode} />;
}
