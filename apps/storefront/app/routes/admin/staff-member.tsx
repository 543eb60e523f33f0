import { data } from "react-router";
import { AdminStaffMemberDocument } from "#modules/admin/web/staff-accounts/staff.graphql.gen.ts";
import { StaffMemberPage } from "#modules/admin/web/staff-accounts/staff-member-page.tsx";
import { adminCall, adminPage } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { actOnStaff, storeChoices } from "../../admin/staff-action.server.ts";
import type { Route } from "./+types/staff-member.ts";

export async function loader(facts: Route.LoaderArgs) {
  const { adminStaffMember } = await adminCall(facts, ({ api }) =>
    api(AdminStaffMemberDocument, { id: facts.params.id.slice(0, 40) }),
  );
  if (!adminStaffMember) throw data(null, { status: 404 });
  const stores = await storeChoices(facts);
  return { person: adminStaffMember, stores, ...adminPage(facts.context, "staff", adminStaffMember.name) };
}

export const action = (facts: Route.ActionArgs) => actOnStaff(facts, facts.params.id);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title);

export default function StaffMember({ loaderData: { title: _title, ...page }, actionData }: Route.ComponentProps) {
  return <StaffMemberPage {...page} answer={actionData ?? null} />;
}
