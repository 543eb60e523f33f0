import { PricePlanPage } from "#modules/catalogue/admin/price-plans/price-plan-page.tsx";
import { AdminPlanGroupsDocument } from "#modules/catalogue/admin/price-plans/price-plans.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "catalogue.edit");
  const { adminProductChoices } = await adminCall(facts, ({ api }) => api(AdminPlanGroupsDocument));
  return { ...adminProductChoices, now: new Date().toISOString(), ...adminPage(facts.context, "new_price_plan") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewPricePlan({ loaderData: { brands, categories, now } }: PageProps<typeof loader>) {
  return <PricePlanPage code="" record={null} {...{ brands, categories, now }} skus={[]} />;
}
