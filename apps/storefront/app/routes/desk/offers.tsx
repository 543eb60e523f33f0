import { promotionSchema } from "#modules/desk/contract/promotion-form.ts";
import { DeskPromotionsDocument, DeskSendPromotionDocument } from "#modules/desk/web/offers/offers.graphql.gen.ts";
import { OffersPage } from "#modules/desk/web/offers/offers-page.tsx";
import { deed, doDeed, textsIn } from "../../desk/deed.server.ts";
import { deskCall, deskForm, deskPage } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import type { Route } from "./+types/offers.ts";

const deeds = { send: deed(promotionSchema, DeskSendPromotionDocument) };

export async function loader(facts: Route.LoaderArgs) {
  const { deskPromotions } = await deskCall(facts, ({ api }) => api(DeskPromotionsDocument));
  return { ...deskPromotions, sendKey: crypto.randomUUID(), ...deskPage(facts.context, "offers") };
}

export async function action(facts: Route.ActionArgs) {
  const { intent = "", ...typed } = textsIn(await deskForm(facts));
  return doDeed(deeds, intent, typed, facts);
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title);

export default function Offers({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <OffersPage {...page} answer={actionData ?? null} />;
}
