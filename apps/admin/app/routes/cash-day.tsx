import { data } from "react-router";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { AdminCashDayDocument } from "#modules/cash/admin/cash.graphql.gen.ts";
import { CashDayPage } from "#modules/cash/admin/cash-day-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnCashDay } from "../forms/cash-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

type Params = "storeCode" | "day";

export async function loader(facts: RouteArgs<Params>) {
  const { storeCode, day } = facts.params;
  if (day.length !== 10 || asCalendarDay(day) === null || storeCode.length > 80) throw data(null, { status: 404 });
  const { adminCashDay } = await adminCall(facts, ({ api }) => api(AdminCashDayDocument, { storeCode, day }));
  if (!adminCashDay) throw data(null, { status: 404 });
  return { day: adminCashDay, ...adminPage(facts.context, "cash", `${adminCashDay.storeName} ${day}`) };
}

export const action = (facts: RouteArgs<Params>) =>
  actOnCashDay(facts, { storeCode: facts.params.storeCode, day: facts.params.day });

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function CashDay({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <CashDayPage {...page} mayReopen={usePermission("cash.reopen")} answer={actionData ?? null} />;
}
