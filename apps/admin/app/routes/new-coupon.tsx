import { CouponPage } from "#modules/promotion/admin/coupon-editor/coupon-page.tsx";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import { promotionChoices } from "../request/promotion-choices.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "promotions.edit");
  const [{ brands, categories }, { adminSegments: segments }] = await Promise.all([
    promotionChoices(facts),
    adminCall(facts, ({ api }) => api(AdminSegmentsDocument)),
  ]);
  return { segments, brands, categories, now: new Date().toISOString(), ...adminPage(facts.context, "new_coupon") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewCoupon({ loaderData: { brands, categories, segments, now } }: PageProps<typeof loader>) {
  const choices = { brands, categories, segments, products: [] };
  return <CouponPage code="" record={null} {...choices} now={now} use={null} answer={null} />;
}
