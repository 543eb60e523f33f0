import { data, redirect } from "react-router";
import { deskPlaces } from "#modules/desk/web/desk-places.ts";
import { StaffMeDocument } from "#modules/staff/web/staff.graphql.gen.ts";
import { signInThenBack } from "../../desk/desk-call.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/desk-home.ts";

/** The desk's first page is the one its role works with. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  const first = deskPlaces.find(({ needs }) => staffMe.permissions.includes(needs));
  if (!first) throw data(null, { status: 403 });
  return redirect(first.to);
}

/** Never rendered. Without a component the router treats the route as a resource and answers a refusal without a page. */
export default function DeskHome() {
  return null;
}
