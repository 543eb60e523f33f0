import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { readReport } from "#modules/reports/admin/report-address.ts";
import { ReportPage } from "#modules/reports/admin/report-page.tsx";
import { AdminReportDocument, AdminWeeklyLetterDocument } from "#modules/reports/admin/reports.graphql.gen.ts";
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
  const [report, { adminWeeklyLetter: letter }] = await adminCall(facts, ({ api }) =>
    Promise.all([problem === null ? api(AdminReportDocument, { input }) : null, api(AdminWeeklyLetterDocument)]),
  );
  return { asked, today, model: report?.adminReport ?? null, letter, ...adminPage(facts.context, "reports") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Reports({ loaderData: { title: _title, year: _year, ...page } }: PageProps<typeof loader>) {
  const may = { orders: useMay("orders.read"), returns: useMay("returns.read"), tuning: useMay("search.tune") };
  return <ReportPage {...page} may={may} />;
}
