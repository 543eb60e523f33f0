import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { readReport } from "#modules/reports/admin/report-address.ts";
import { ReportPage } from "#modules/reports/admin/report-page.tsx";
import { AdminReportDocument } from "#modules/reports/admin/reports.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { demandMay } from "../request/demand-may.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  await demandMay(facts, "reports.read");
  const today = jakartaDay(new Date());
  const asked = readReport(new URL(facts.request.url).searchParams, today);
  const { problem, ...input } = asked;
  const model =
    problem === null ? (await adminCall(facts, ({ api }) => api(AdminReportDocument, { input }))).adminReport : null;
  return { asked, today, model, ...adminPage(facts.context, "reports") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Reports({ loaderData: { title: _title, year: _year, ...page } }: PageProps<typeof loader>) {
  return <ReportPage {...page} maySeeOrders={useMay("orders.read")} />;
}
