import { Outlet, redirect, useRouteLoaderData } from "react-router";
import { AdminFrame } from "#modules/admin/web/admin-frame.tsx";
import { StaffMeDocument } from "#modules/staff/web/staff.graphql.gen.ts";
import { AdminBoundary } from "../../admin/admin-boundary.tsx";
import { signInThenBack } from "../../admin/admin-call.server.ts";
import { adminMeta } from "../../admin/admin-meta.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/admin.ts";

/** Everything below is for those who work here. What each may see and do is decided by the operations themselves. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  return { person: staffMe };
}

export const meta: Route.MetaFunction = () => adminMeta(undefined);

export default function Admin({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <AdminFrame person={person}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>("admin");
  if (!known) {
    return (
      <main className="py-10">
        <AdminBoundary />
      </main>
    );
  }
  return (
    <AdminFrame person={known.person}>
      <AdminBoundary />
    </AdminFrame>
  );
}
