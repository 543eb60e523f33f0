import { ApprovalsPage } from "#modules/approvals/admin/approvals-page.tsx";
import {
  AdminApproveProposalDocument,
  AdminProposalsDocument,
  AdminRefuseProposalDocument,
  AdminWithdrawProposalDocument,
} from "#modules/approvals/admin/proposals.graphql.gen.ts";
import {
  approveProposalSchema,
  refuseProposalSchema,
  withdrawProposalSchema,
} from "#modules/approvals/contract/proposal-forms.ts";
import { adminMeta } from "../admin-meta.ts";
import { formAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import { askedProposals } from "../request/asked-lists.ts";
import { pageNumber } from "../request/page-number.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { decided, kind } = askedProposals(new URL(facts.request.url).searchParams);
  const input = { decided, kind, page: pageNumber(facts.request.url) };
  const { adminProposals } = await adminCall(facts, ({ api }) => api(AdminProposalsDocument, { input }));
  return { ...adminProposals, decided, kind, ...adminPage(facts.context, "approvals") };
}

const actions = {
  approve: formAction(approveProposalSchema, AdminApproveProposalDocument),
  refuse: formAction(refuseProposalSchema, AdminRefuseProposalDocument),
  withdraw: formAction(withdrawProposalSchema, AdminWithdrawProposalDocument),
};

/** Decides about one proposal; its id separates the forms of the page. */
export async function action(facts: RouteArgs) {
  const { intent = "", ...typed } = textsIn(await adminForm(facts));
  const answer = await runFormAction(actions, intent.split("-", 1)[0] ?? "", typed, facts);
  return { ...answer, intent };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Approvals({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <ApprovalsPage {...page} answer={actionData ?? null} />;
}
