import { data, redirect } from "react-router";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { signInThenBack } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** There is no such page in the back office. Only staff learn that: anybody else goes to the sign-in, as for every address here. */
export async function loader({ context, request }: RouteArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  throw data({ noPage: true }, { status: 404 });
}

/** Never rendered. Without a component the router treats the route as a resource and answers the 404 without a page. */
export default function AdminMissing() {
  return null;
}
