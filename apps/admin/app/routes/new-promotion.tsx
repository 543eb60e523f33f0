import { PromotionPage } from "#modules/promotion/admin/promotion-editor/promotion-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import { promotionChoices } from "../request/promotion-choices.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "promotions.edit");
  const choices = await promotionChoices(facts);
  return { choices, now: new Date().toISOString(), ...adminPage(facts.context, "new_promotion") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewPromotion({ loaderData: { choices, now } }: PageProps<typeof loader>) {
  return <PromotionPage code="" record={null} {...choices} now={now} answer={null} />;
}
