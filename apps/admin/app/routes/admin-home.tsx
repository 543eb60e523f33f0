import { data, redirect } from "react-router";
import { navigationFor } from "#modules/admin/web/admin-navigation.ts";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { signInThenBack } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** The start page is the first section the role may open. */
export async function loader({ context, request }: RouteArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  const first = navigationFor(staffMe.permissions)[0]?.sections[0];
  if (!first) throw data(null, { status: 403 });
  return redirect(first.to);
}

/** Never rendered. Without a component the router treats the route as a resource and answers a refusal without a page. */
export default function AdminHome() {
  return null;
}
