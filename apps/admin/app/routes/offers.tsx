import { promotionSchema } from "#modules/admin/contract/promotion-form.ts";
import { AdminPromotionsDocument, AdminSendPromotionDocument } from "#modules/notification/admin/offers.graphql.gen.ts";
import { OffersPage } from "#modules/notification/admin/offers-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const actions = { send: formAction(promotionSchema, AdminSendPromotionDocument) };

export async function loader(facts: RouteArgs) {
  const { adminPromotions } = await adminCall(facts, ({ api }) => api(AdminPromotionsDocument));
  return { ...adminPromotions, sendKey: crypto.randomUUID(), ...adminPage(facts.context, "offers") };
}

export async function action(facts: RouteArgs) {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, typed, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Offers({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <OffersPage {...page} answer={actionData ?? null} />;
}
