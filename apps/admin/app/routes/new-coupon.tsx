import { CouponPage } from "#modules/promotion/admin/coupon-editor/coupon-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import { promotionChoices } from "../request/promotion-choices.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "promotions.edit");
  const { brands, categories } = await promotionChoices(facts);
  return { brands, categories, now: new Date().toISOString(), ...adminPage(facts.context, "new_coupon") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewCoupon({ loaderData: { brands, categories, now } }: PageProps<typeof loader>) {
  const choices = { brands, categories, products: [] };
  return <CouponPage code="" record={null} {...choices} now={now} use={null} answer={null} />;
}
