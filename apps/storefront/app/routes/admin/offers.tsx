import { promotionSchema } from "#modules/admin/contract/promotion-form.ts";
import { AdminPromotionsDocument, AdminSendPromotionDocument } from "#modules/admin/web/offers/offers.graphql.gen.ts";
import { OffersPage } from "#modules/admin/web/offers/offers-page.tsx";
import { adminCall, adminForm, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../../admin/form-action.server.ts";
import type { Route } from "./+types/offers.ts";

const actions = { send: formAction(promotionSchema, AdminSendPromotionDocument) };

export async function loader(facts: Route.LoaderArgs) {
  const { adminPromotions } = await adminCall(facts, ({ api }) => api(AdminPromotionsDocument));
  return { ...adminPromotions, sendKey: crypto.randomUUID(), ...adminPage(facts.context, "offers") };
}

export async function action(facts: Route.ActionArgs) {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  return runFormAction(actions, intent, typed, facts);
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Offers({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <OffersPage {...page} answer={actionData ?? null} />;
}
