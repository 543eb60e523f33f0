import { useRouteLoaderData } from "react-router";
import type { AdminStaffMember } from "#modules/admin/web/signed-in.ts";
import { AdminRefundsDocument } from "#modules/payment/admin/refunds.graphql.gen.ts";
import { RefundsPage } from "#modules/payment/admin/refunds-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnRefund } from "../forms/refund-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminRefunds, adminSentRefunds } = await adminCall(facts, ({ api }) => api(AdminRefundsDocument));
  return { refunds: adminRefunds, sent: adminSentRefunds, ...adminPage(facts.context, "refunds") };
}

export const action = (facts: RouteArgs) => actOnRefund(facts);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Refunds({
  loaderData: { refunds, sent, year },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const admin = useRouteLoaderData("admin") as { person: AdminStaffMember } | undefined;
  const maySend = admin?.person.permissions.includes("refunds.send") ?? false;
  return <RefundsPage refunds={refunds} sent={sent} maySend={maySend} answer={actionData ?? null} year={year} />;
}
