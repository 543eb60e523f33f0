import { data, type RouterContextProvider } from "react-router";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import { adminCall } from "./admin-call.server.ts";

type Facts = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers 403 for an empty form that the signed-in person could not send. */
export async function demandMay(facts: Facts, permission: Permission): Promise<void> {
  const { staffMe } = await adminCall(facts, ({ api }) => api(StaffMeDocument));
  // Without a session the frame around the page leads to the sign-in.
  if (staffMe && !staffMe.permissions.includes(permission)) throw data(null, { status: 403 });
}
