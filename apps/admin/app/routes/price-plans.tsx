import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { readPricePlans } from "#modules/catalogue/admin/price-plans/price-plan-list-model.ts";
import { PricePlanListPage } from "#modules/catalogue/admin/price-plans/price-plan-list-page.tsx";
import { AdminPricePlansDocument } from "#modules/catalogue/admin/price-plans/price-plans.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readPricePlans(new URL(facts.request.url).searchParams);
  const [{ adminPricePlans }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminPricePlansDocument, { input }), api(AdminViewsDocument, { list: "price-plans" })]),
  );
  return { ...adminPricePlans, asked, shown, views: adminViews, ...adminPage(facts.context, "price_plans") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function PricePlans({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <PricePlanListPage {...page} mayEdit={useMay("catalogue.edit")} />;
}
