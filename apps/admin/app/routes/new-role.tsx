import { RolePage } from "#modules/staff/admin/roles/role-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "staff.manage");
  return adminPage(facts.context, "roles");
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function NewRole(_props: PageProps<typeof loader>) {
  return <RolePage code="" record={null} answer={null} />;
}
