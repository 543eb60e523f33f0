import { redirect } from "react-router";
import { StaffLogOutDocument } from "#modules/staff/web/staff.graphql.gen.ts";
import { deskForm, entryPath } from "../../desk/desk-call.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/log-out.ts";

export const loader = () => redirect("/desk");

export async function action(facts: Route.ActionArgs) {
  await deskForm(facts);
  await servicesOf(facts.context).api(StaffLogOutDocument);
  return redirect(`${entryPath}?news=left`, 303);
}
