import { Outlet, redirect, useRouteLoaderData } from "react-router";
import { DeskFrame } from "#modules/desk/web/desk-frame.tsx";
import { StaffMeDocument } from "#modules/staff/web/staff.graphql.gen.ts";
import { DeskBoundary } from "../../desk/desk-boundary.tsx";
import { signInThenBack } from "../../desk/desk-call.server.ts";
import { deskMeta } from "../../desk/desk-meta.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import type { Route } from "./+types/desk.ts";

/** Everything below is for those who work here. What each may see and do is decided by the operations themselves. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { staffMe } = await servicesOf(context).api(StaffMeDocument);
  if (!staffMe) throw redirect(signInThenBack(request));
  return { person: staffMe };
}

export const meta: Route.MetaFunction = () => deskMeta(undefined);

export default function Desk({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <DeskFrame person={person}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>("desk");
  if (!known) {
    return (
      <main className="py-10">
        <DeskBoundary />
      </main>
    );
  }
  return (
    <DeskFrame person={known.person}>
      <DeskBoundary />
    </DeskFrame>
  );
}
