import { Outlet, redirect, useRouteLoaderData } from "react-router";
import { AdminFrame } from "#modules/admin/web/admin-frame.tsx";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import { AdminWaitingProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import { WorkIndicator } from "#modules/background-work/admin/work-indicator.tsx";
import { WorkUpdates } from "#modules/background-work/admin/work-updates.tsx";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { AdminApi } from "../admin-api.tsx";
import { AdminBoundary } from "../admin-boundary.tsx";
import { adminMeta } from "../admin-meta.ts";
import { signInThenBack } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

/** All pages below need a session of staff. Permissions are checked by the operations. */
export async function loader({ context, request }: RouteArgs) {
  const { api } = servicesOf(context);
  const { staffMe } = await api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  const at = Date.now();
  const [{ adminWorkList }, { adminWaitingProposals }] = await Promise.all([
    api(AdminWorkListDocument),
    api(AdminWaitingProposalsDocument),
  ]);
  const waiting = adminWaitingProposals.reduce((sum, { count }) => sum + count, 0);
  return { person: staffMe, work: adminWorkList, waiting, at };
}

export const meta: PageMeta<typeof loader> = () => adminMeta(undefined);

export default function Admin({ loaderData: { person, work, waiting, at } }: PageProps<typeof loader>) {
  return (
    <SignedInContext value={person}>
      <AdminApi>
        <WorkUpdates loaded={{ work, at }}>
          <AdminFrame person={person} waiting={waiting} indicator={<WorkIndicator work={work} at={at} />}>
            <Outlet />
          </AdminFrame>
        </WorkUpdates>
      </AdminApi>
    </SignedInContext>
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
