import { AdminWaitingProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import { HomePage } from "#modules/reports/admin/home-page.tsx";
import { AdminHomeDocument } from "#modules/reports/admin/reports.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const [{ adminHome }, { adminWaitingProposals }, { adminWorkList }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminHomeDocument), api(AdminWaitingProposalsDocument), api(AdminWorkListDocument)]),
  );
  return {
    home: adminHome,
    approvals: adminWaitingProposals.reduce((sum, { count }) => sum + count, 0),
    failedWork: adminWorkList.filter(({ state, isRead }) => state === "failed" && !isRead).length,
    ...adminPage(facts.context, "home"),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function AdminHome({ loaderData: { home, approvals, failedWork } }: PageProps<typeof loader>) {
  const mayDecide = [useMay("prices.approve"), useMay("refunds.approve"), useMay("points.approve")].includes(true);
  return <HomePage home={home} failedWork={failedWork} approvals={mayDecide ? approvals : null} />;
}
