import { data, redirect } from "react-router";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { signInThenBack } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** Answers 404 to staff. Without a session it redirects to the sign-in like every address here, so that addresses cannot be probed. */
export async function loader({ context, request }: RouteArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  throw data({ noPage: true }, { status: 404 });
}

/** Never rendered. Without a component the router treats the route as a resource and answers the 404 without a page. */
export default function AdminMissing() {
  return null;
}
