import { data } from "react-router";
import { ReturnMissing } from "#modules/returns/web/return-missing.tsx";
import { memberReturns } from "#modules/returns/web/return-model.ts";
import { ReturnRequestPage } from "#modules/returns/web/return-request-page.tsx";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadReturnOptions } from "../order/load-returns.server.ts";
import type { Route } from "./+types/return-request.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadReturnOptions(servicesOf(context), params.orderCode);
  const items = new URL(request.url).searchParams.get("items");
  return loaded.options ? { ...loaded, items } : data({ ...loaded, items }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function MemberReturnRequest({ loaderData: { options, items } }: Route.ComponentProps) {
  return options ? (
    <ReturnRequestPage key={options.orderCode} options={options} place={memberReturns} items={items} />
  ) : (
    <ReturnMissing list="/account/order" />
  );
}
