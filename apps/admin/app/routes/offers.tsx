import { promotionSchema } from "#modules/admin/contract/promotion-form.ts";
import { AdminPromotionsDocument, AdminSendPromotionDocument } from "#modules/notification/admin/offers.graphql.gen.ts";
import { OffersPage } from "#modules/notification/admin/offers-page.tsx";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const actions = { send: formAction(promotionSchema, AdminSendPromotionDocument) };

export async function loader(facts: RouteArgs) {
  const segment = (new URL(facts.request.url).searchParams.get("segment") ?? "").slice(0, 40);
  const [{ adminPromotions }, { staffMe }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminPromotionsDocument, { segment: segment || null }), api(StaffMeDocument)]),
  );
  // Without the permission to see segments an offer goes to everybody who agreed.
  const maySee = staffMe?.permissions.includes("promotions.read") ?? false;
  const { adminSegments } = maySee
    ? await adminCall(facts, ({ api }) => api(AdminSegmentsDocument))
    : { adminSegments: [] };
  const segments = adminSegments.map(({ code, name }) => ({ code, name }));
  return { segments, segment, ...adminPromotions, sendKey: crypto.randomUUID(), ...adminPage(facts.context, "offers") };
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
