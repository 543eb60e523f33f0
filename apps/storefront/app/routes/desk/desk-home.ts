import { data, redirect } from "react-router";
import { deskPlaces } from "#modules/desk/web/desk-places.ts";
import { StaffMeDocument } from "#modules/staff/web/staff.graphql.gen.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/desk-home.ts";

/** The desk's first page is the one its role works with. */
export async function loader({ context }: Route.LoaderArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  const first = deskPlaces.find(({ needs }) => staffMe?.permissions.includes(needs));
  if (!first) throw data(null, { status: 403 });
  return redirect(first.to);
}
