import { AdminStaffDocument } from "#modules/admin/web/staff-accounts/staff.graphql.gen.ts";
import { StaffPage } from "#modules/admin/web/staff-accounts/staff-page.tsx";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { actOnStaff, storeChoices } from "../../admin/staff-action.server.ts";
import type { Route } from "./+types/staff.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { adminStaff } = await adminCall(facts, ({ api }) => api(AdminStaffDocument));
  return { staff: adminStaff, stores: await storeChoices(facts), ...adminPage(facts.context, "staff") };
}

export const action = (facts: Route.ActionArgs) => actOnStaff(facts, null);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Staff({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <StaffPage {...page} answer={actionData ?? null} />;
}
