import { data } from "react-router";
import { AdminProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { WaitingNotice } from "#modules/approvals/admin/waiting-notice.tsx";
import { ReturnPage } from "#modules/returns/admin/return-page.tsx";
import { AdminReturnDocument } from "#modules/returns/admin/returns.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnReturn } from "../forms/return-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"returnCode">) {
  const asked = { returnCode: facts.params.returnCode.slice(0, 40) };
  const [{ adminReturn }, { adminProposals }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminReturnDocument, asked),
      api(AdminProposalsDocument, { input: { subject: `return:${asked.returnCode.toUpperCase()}` } }),
    ]),
  );
  if (!adminReturn) throw data(null, { status: 404 });
  return {
    back: adminReturn,
    proposals: adminProposals.proposals,
    ...adminPage(facts.context, "returns", adminReturn.returnCode),
  };
}

export const action = (facts: RouteArgs<"returnCode">) => actOnReturn(facts, facts.params.returnCode);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Return({
  loaderData: { back, proposals, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const notice = <WaitingNotice proposals={proposals} />;
  return <ReturnPage back={back} answer={actionData ?? null} year={year} notice={notice} />;
}
