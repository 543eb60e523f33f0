import { data } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { codesOnPage, plannedCodes } from "#modules/catalogue/admin/price-plans/planned-prices.ts";
import { PricePlanPage } from "#modules/catalogue/admin/price-plans/price-plan-page.tsx";
import {
  AdminPlanGroupsDocument,
  AdminPlannedSkusDocument,
} from "#modules/catalogue/admin/price-plans/price-plans.graphql.gen.ts";
import type { PricePlanState } from "#modules/catalogue/contract/price-plan/price-plan-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 60);
  const { adminRecord } = await adminCall(facts, ({ api }) =>
    api(AdminRecordDocument, { type: "pricePlan", id: code }),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  const { name, prices = {} } = adminRecord.state as PricePlanState;
  const typed = codesOnPage(plannedCodes(prices), 1);
  const [{ adminProductChoices }, { adminPlannedSkus }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminPlanGroupsDocument), api(AdminPlannedSkusDocument, { input: { typed } })]),
  );
  const { title } = adminPage(facts.context, "price_plans", name ?? code);
  const now = new Date().toISOString();
  return { code, record: adminRecord, ...adminProductChoices, skus: adminPlannedSkus.skus, now, title };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PricePlan({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <PricePlanPage key={page.code} {...page} />;
}
