import { useRouteLoaderData } from "react-router";
import { AdminRefundsDocument } from "#modules/admin/web/admin.graphql.gen.ts";
import type { AdminStaffMember } from "#modules/admin/web/admin-model.ts";
import { RefundsPage } from "#modules/admin/web/refunds-page.tsx";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { actOnRefund } from "../../admin/refund-action.server.ts";
import type { Route } from "./+types/refunds.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { adminRefunds, adminSentRefunds } = await adminCall(facts, ({ api }) => api(AdminRefundsDocument));
  return { refunds: adminRefunds, sent: adminSentRefunds, ...adminPage(facts.context, "refunds") };
}

export const action = (facts: Route.ActionArgs) => actOnRefund(facts);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Refunds({ loaderData: { refunds, sent, year }, actionData }: Route.ComponentProps) {
  const admin = useRouteLoaderData("admin") as { person: AdminStaffMember } | undefined;
  const maySend = admin?.person.permissions.includes("refunds.send") ?? false;
  return <RefundsPage refunds={refunds} sent={sent} maySend={maySend} answer={actionData ?? null} year={year} />;
}
