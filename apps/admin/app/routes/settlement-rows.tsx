import { RowsPage } from "#modules/settlements/admin/rows-page.tsx";
import { AdminSettlementRowsDocument } from "#modules/settlements/admin/settlements.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnDifference } from "../forms/settlement-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { askedSettlementRows } from "../request/asked-settlements.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const asked = askedSettlementRows(new URL(facts.request.url).searchParams);
  const input = { ...asked, page: pageNumber(facts.request.url) };
  const { adminSettlementRows } = await adminCall(facts, ({ api }) => api(AdminSettlementRowsDocument, { input }));
  const { fileId, gateway, result, state, search } = asked;
  return {
    found: adminSettlementRows,
    asked: { file: fileId ?? "", gateway: gateway ?? "", result: result ?? "", state: state ?? "", search },
    ...adminPage(facts.context, "settlements"),
  };
}

export const action = (facts: RouteArgs) => actOnDifference(facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function SettlementRows({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <RowsPage {...page} answer={actionData ?? null} />;
}
