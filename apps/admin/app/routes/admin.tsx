import { Outlet, redirect, useRouteLoaderData } from "react-router";
import { AdminFrame } from "#modules/admin/web/admin-frame.tsx";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { AdminBoundary } from "../admin-boundary.tsx";
import { adminMeta } from "../admin-meta.ts";
import { signInThenBack } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

/** All pages below need a session of staff. Permissions are checked by the operations. */
export async function loader({ context, request }: RouteArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  return { person: staffMe };
}

export const meta: PageMeta<typeof loader> = () => adminMeta(undefined);

export default function Admin({ loaderData: { person } }: PageProps<typeof loader>) {
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
