import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { AdminPromotionListDocument } from "#modules/promotion/admin/promotion-list/promotion-list.graphql.gen.ts";
import { readPromotions } from "#modules/promotion/admin/promotion-list/promotion-list-model.ts";
import { PromotionListPage } from "#modules/promotion/admin/promotion-list/promotion-list-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readPromotions(new URL(facts.request.url).searchParams);
  const [{ adminPromotionList }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminPromotionListDocument, { input }), api(AdminViewsDocument, { list: "promotions" })]),
  );
  return { ...adminPromotionList, asked, shown, views: adminViews, ...adminPage(facts.context, "promotions") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Promotions({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <PromotionListPage {...page} mayEdit={useMay("promotions.edit")} />;
}
