import { RolesPage } from "#modules/staff/admin/roles/roles-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { roleChoices } from "../forms/staff-action.server.ts";
import { adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  return { roles: await roleChoices(facts), ...adminPage(facts.context, "roles") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Roles({ loaderData: { roles } }: PageProps<typeof loader>) {
  return <RolesPage roles={roles} />;
}
