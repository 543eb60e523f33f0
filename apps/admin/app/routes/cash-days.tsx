import { redirect } from "react-router";
import { AdminCashDaysDocument } from "#modules/cash/admin/cash.graphql.gen.ts";
import { CashDaysPage } from "#modules/cash/admin/cash-days-page.tsx";
import { cashDayPath } from "#modules/cash/admin/cash-model.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedCashDays } from "../request/asked-cash.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const query = new URL(facts.request.url).searchParams;
  const [storeCode, day] = [query.get("openStore"), query.get("openDay")];
  if (storeCode && day) throw redirect(cashDayPath({ storeCode, day }));
  const asked = askedCashDays(query);
  const input = { ...asked, page: pageNumber(facts.request.url) };
  const { adminCashDays } = await adminCall(facts, ({ api }) => api(AdminCashDaysDocument, { input }));
  return {
    days: adminCashDays,
    asked: { storeCode: asked.storeCode ?? "", state: asked.state ?? "" },
    ...adminPage(facts.context, "cash"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function CashDays({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <CashDaysPage {...page} />;
}
