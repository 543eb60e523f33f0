import { redirect } from "react-router";
import { StaffLogOutDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { adminForm, entryPath } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

export const loader = () => redirect("/admin");

export async function action(facts: RouteArgs) {
  await adminForm(facts);
  await servicesOf(facts.context).api(StaffLogOutDocument);
  return redirect(`${entryPath}?news=left`, 303);
}
