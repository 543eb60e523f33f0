import { data } from "react-router";
import { AdminStaffMemberDocument } from "#modules/staff/admin/staff-accounts/staff.graphql.gen.ts";
import { StaffMemberPage } from "#modules/staff/admin/staff-accounts/staff-member-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnStaff, roleChoices, storeChoices } from "../forms/staff-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"id">) {
  const { adminStaffMember } = await adminCall(facts, ({ api }) =>
    api(AdminStaffMemberDocument, { id: facts.params.id.slice(0, 40) }),
  );
  if (!adminStaffMember) throw data(null, { status: 404 });
  const [stores, roles] = await Promise.all([storeChoices(facts), roleChoices(facts)]);
  return { person: adminStaffMember, stores, roles, ...adminPage(facts.context, "staff", adminStaffMember.name) };
}

export const action = (facts: RouteArgs<"id">) => actOnStaff(facts, facts.params.id);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function StaffMember({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <StaffMemberPage {...page} answer={actionData ?? null} />;
}
