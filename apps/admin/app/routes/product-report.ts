import type { ReportAnswer } from "#modules/catalogue/admin/product-editor/report/report-model.ts";
import { AdminProductReportDocument } from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import { codeOf } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

/** The report of a product for its panel. A refusal is an answer: a redirect would lead away from what is being edited. */
export async function loader({ params, context }: RouteArgs<"productCode">): Promise<ReportAnswer> {
  const services = servicesOf(context);
  try {
    const productCode = params.productCode.slice(0, 60);
    const { adminProductReport: report } = await services.api(AdminProductReportDocument, { productCode });
    return report ? { report, problem: null } : { report: null, problem: "FAILED" };
  } catch (problem) {
    const code = codeOf(problem);
    if (code === "STAFF_ONLY" || code === "FORBIDDEN") return { report: null, problem: code };
    services.report(problem);
    return { report: null, problem: "FAILED" };
  }
}
