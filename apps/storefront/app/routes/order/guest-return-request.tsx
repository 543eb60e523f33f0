import { data } from "react-router";
import { orderKeyIn } from "#modules/order/contract/order-key.ts";
import { ReturnMissing } from "#modules/returns/web/return-missing.tsx";
import { guestReturnsWith } from "#modules/returns/web/return-model.ts";
import { ReturnRequestPage } from "#modules/returns/web/return-request-page.tsx";
import { useCleanAddress } from "../../request/clean-address.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/guest-return-request.ts";
import { loadReturnOptions } from "./load-returns.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const key = orderKeyIn(url, params.orderCode);
  const loaded = await loadReturnOptions(servicesOf(context), params.orderCode, key);
  const page = { ...loaded, key, items: url.searchParams.get("items") };
  return loaded.options ? page : data(page, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function GuestReturnRequest({ loaderData: { options, key, items } }: Route.ComponentProps) {
  // The browser now has a cookie for this order, so a reload needs no key.
  useCleanAddress("key");
  const page = options ? (
    <ReturnRequestPage key={options.orderCode} options={options} place={guestReturnsWith(key)} items={items} />
  ) : (
    <ReturnMissing list="/order" />
  );
  return <div className="mx-auto max-w-page px-4 pt-4 pb-16 md:px-6 md:pt-10">{page}</div>;
}
