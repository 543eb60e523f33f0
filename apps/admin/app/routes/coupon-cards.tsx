import { data } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { CouponCardsPage } from "#modules/promotion/admin/coupon-editor/coupon-cards-page.tsx";
import { AdminCouponCodesDocument } from "#modules/promotion/admin/coupon-editor/coupon-editor.graphql.gen.ts";
import type { CouponFields } from "#modules/promotion/contract/record/coupon-fields.ts";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

/** Cards on one page. */
const limit = 200;

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 60);
  const after = (new URL(facts.request.url).searchParams.get("after") ?? "").slice(0, 20);
  const input = { couponCode: code, state: "free", after: after || null, limit };
  const [{ adminRecord }, { adminCouponCodes }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminRecordDocument, { type: "coupon", id: code }), api(AdminCouponCodesDocument, { input })]),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  const fields = adminRecord.state as CouponFields;
  return { code, fields, page: adminCouponCodes, after, ...adminPage(facts.context, "coupons", code) };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function CouponCards({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  return <CouponCardsPage {...page} />;
}
