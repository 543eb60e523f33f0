import { data } from "react-router";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import { SettlementPage } from "#modules/settlements/admin/settlement-page.tsx";
import { AdminSettlementDocument } from "#modules/settlements/admin/settlements.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnSettlement } from "../forms/settlement-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(facts: RouteArgs<"id">) {
  const { id } = facts.params;
  if (!uuid.test(id)) throw data(null, { status: 404 });
  const at = Date.now();
  // The work first: when it has ended, the file below shows what came of it.
  const { adminWorkList } = await adminCall(facts, ({ api }) => api(AdminWorkListDocument));
  const { adminSettlement } = await adminCall(facts, ({ api }) => api(AdminSettlementDocument, { id }));
  if (!adminSettlement) throw data(null, { status: 404 });
  return {
    file: adminSettlement,
    isKnown: new URL(facts.request.url).searchParams.has("known"),
    work: adminWorkList,
    at,
    ...adminPage(facts.context, "settlements", adminSettlement.title),
  };
}

export const action = (facts: RouteArgs<"id">) => actOnSettlement(facts, facts.params.id);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Settlement({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <SettlementPage {...page} answer={actionData ?? null} />;
}
