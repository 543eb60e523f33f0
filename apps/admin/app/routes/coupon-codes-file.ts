import { data } from "react-router";
import { couponCsvHead, couponCsvLines } from "#modules/promotion/admin/coupon-editor/coupon-csv.ts";
import {
  AdminCouponCodesDocument,
  AdminCouponFiguresDocument,
} from "#modules/promotion/admin/coupon-editor/coupon-editor.graphql.gen.ts";
import { adminCall } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { RouteArgs } from "../request/route-types.ts";

const limit = 1_000;

/** A CSV file of all single-use codes of a coupon, sent a page at a time: memory does not grow with their number. */
export async function loader(facts: RouteArgs<"code">) {
  const couponCode = facts.params.code.slice(0, 60);
  const { adminCouponFigures } = await adminCall(facts, ({ api }) => api(AdminCouponFiguresDocument, { couponCode }));
  if (adminCouponFigures === null) throw data(null, { status: 404 });
  const { api } = servicesOf(facts.context);
  const encoder = new TextEncoder();
  let after: string | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(couponCsvHead)),
    async pull(file) {
      const input = { couponCode, after, limit };
      const { adminCouponCodes: page } = await api(AdminCouponCodesDocument, { input });
      file.enqueue(encoder.encode(couponCsvLines(page.codes)));
      after = page.codes.at(-1)?.code ?? null;
      if (!page.hasMore) file.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="coupon-codes-${couponCode.replaceAll(/[^\w-]/g, "")}.csv"`,
      "cache-control": "no-store",
    },
  });
}
