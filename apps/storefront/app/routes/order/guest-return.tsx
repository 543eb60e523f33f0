import { data } from "react-router";
import { orderKeyIn } from "#modules/order/contract/order-key.ts";
import { ReturnDetailPage } from "#modules/returns/web/return-detail-page.tsx";
import { ReturnMissing } from "#modules/returns/web/return-missing.tsx";
import { guestReturnsWith } from "#modules/returns/web/return-model.ts";
import { useCleanAddress } from "../../request/clean-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/guest-return.ts";
import { loadReturn } from "./load-returns.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = orderKeyIn(new URL(request.url), params.orderCode);
  const loaded = await loadReturn(servicesOf(context), params.orderCode, params.returnCode, key);
  return loaded.back ? { ...loaded, key } : data({ ...loaded, key }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestReturn({ loaderData: { back, key } }: Route.ComponentProps) {
  // The browser now has a cookie for this order, so a reload needs no key.
  useCleanAddress("key");
  const page = back ? <ReturnDetailPage back={back} place={guestReturnsWith(key)} /> : <ReturnMissing list="/order" />;
  return <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10">{page}</div>;
}
