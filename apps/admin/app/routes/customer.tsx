import { data } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { AdminProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { WaitingNotice } from "#modules/approvals/admin/waiting-notice.tsx";
import { AdminCustomerDocument } from "#modules/customers/admin/customers.graphql.gen.ts";
import { CustomerPage } from "#modules/customers/admin/page/customer-page.tsx";
import { customerType } from "#modules/customers/contract/customer-state.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnCustomer } from "../forms/customer-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 40);
  return adminCall(facts, async ({ api }) => {
    const [{ adminCustomer: customer }, { adminProposals }] = await Promise.all([
      api(AdminCustomerDocument, { code }),
      api(AdminProposalsDocument, { input: { kind: "points", subject: `${customerType}:${code}` } }),
    ]);
    if (!customer) throw data(null, { status: 404 });
    // Who sees the profile masked does not read its record.
    const record = customer.isMasked
      ? null
      : (await api(AdminRecordDocument, { type: customerType, id: code })).adminRecord;
    const { proposals } = adminProposals;
    return {
      customer,
      record,
      proposals,
      stepKey: crypto.randomUUID(),
      ...adminPage(facts.context, "customers", customer.name || code),
    };
  });
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export const action = (facts: RouteArgs<"code">) => actOnCustomer(facts, facts.params.code.slice(0, 40));

export default function Customer({
  loaderData: { customer, record, proposals, stepKey, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <CustomerPage
      key={customer.code}
      customer={customer}
      record={record}
      mayAudit={useMay("audit.read")}
      mayBlock={useMay("customers.block")}
      mayEdit={useMay("customers.edit")}
      mayAdjust={useMay("points.adjust")}
      mayHandle={useMay("privacy.handle")}
      answer={actionData ?? null}
      stepKey={stepKey}
      notice={<WaitingNotice proposals={proposals} />}
      year={year}
    />
  );
}
