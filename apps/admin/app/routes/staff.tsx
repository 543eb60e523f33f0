import { AdminStaffDocument } from "#modules/staff/admin/staff-accounts/staff.graphql.gen.ts";
import { StaffPage } from "#modules/staff/admin/staff-accounts/staff-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { actOnStaff, roleChoices, storeChoices } from "../forms/staff-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { adminStaff } = await adminCall(facts, ({ api }) => api(AdminStaffDocument));
  const [stores, roles] = await Promise.all([storeChoices(facts), roleChoices(facts)]);
  return { staff: adminStaff, stores, roles, ...adminPage(facts.context, "staff") };
}

export const action = (facts: RouteArgs) => actOnStaff(facts, null);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Staff({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <StaffPage {...page} answer={actionData ?? null} />;
}
