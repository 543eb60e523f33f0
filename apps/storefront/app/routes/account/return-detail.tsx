import { data } from "react-router";
import { ReturnDetailPage } from "#modules/returns/web/return-detail-page.tsx";
import { ReturnMissing } from "#modules/returns/web/return-missing.tsx";
import { memberReturns } from "#modules/returns/web/return-model.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadReturn } from "../order/load-returns.server.ts";
import type { Route } from "./+types/return-detail.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const loaded = await loadReturn(servicesOf(context), params.orderCode, params.returnCode);
  return loaded.back ? loaded : data(loaded, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberReturn({ loaderData: { back } }: Route.ComponentProps) {
  return back ? <ReturnDetailPage back={back} place={memberReturns} /> : <ReturnMissing list="/account/order" />;
}
