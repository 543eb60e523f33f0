import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import type { WorkSnapshot } from "#modules/background-work/admin/work-updates.tsx";
import { codeOf } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** The caller's work for the poll of an open page. An ended session answers 401: a redirect would lead away from that page. */
export async function loader({ context }: RouteArgs): Promise<Response> {
  const { api, report } = servicesOf(context);
  const at = Date.now();
  try {
    const { adminWorkList: work } = await api(AdminWorkListDocument);
    return Response.json({ work, at } satisfies WorkSnapshot);
  } catch (problem) {
    const isSignedOut = codeOf(problem) === "STAFF_ONLY";
    if (!isSignedOut) report(problem);
    return Response.json(null, { status: isSignedOut ? 401 : 503 });
  }
}
