import { data } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { AdminWorkListDocument } from "#modules/background-work/admin/work.graphql.gen.ts";
import {
  AdminCouponCodesDocument,
  AdminCouponFiguresDocument,
  AdminCouponUsesDocument,
} from "#modules/promotion/admin/coupon-editor/coupon-editor.graphql.gen.ts";
import { CouponPage } from "#modules/promotion/admin/coupon-editor/coupon-page.tsx";
import type { CouponFields } from "#modules/promotion/contract/record/coupon-fields.ts";
import { AdminSegmentsDocument } from "#modules/segments/admin/segments.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { actOnCoupon } from "../forms/coupon-action.server.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { promotionChoices } from "../request/promotion-choices.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

const codeStates = ["free", "used", "cancelled"];

export async function loader(facts: RouteArgs<"code">) {
  const code = facts.params.code.slice(0, 60);
  const query = new URL(facts.request.url).searchParams;
  const asked = {
    state: codeStates.find((state) => state === query.get("state")) ?? "",
    code: (query.get("code") ?? "").trim().toUpperCase().slice(0, 20),
    after: (query.get("after") ?? "").slice(0, 20),
  };
  const page = Math.min(Math.max(Math.trunc(Number(query.get("uses"))) || 1, 1), 2_000);
  const wanted = { couponCode: code, state: asked.state || null, search: asked.code, after: asked.after || null };
  const at = Date.now();
  // The work first: when it has ended, the figures below count its codes.
  const { adminWorkList } = await adminCall(facts, ({ api }) => api(AdminWorkListDocument));
  const [{ adminRecord }, { adminCouponFigures }, { adminCouponCodes }, { adminCouponUses }] = await adminCall(
    facts,
    ({ api }) =>
      Promise.all([
        api(AdminRecordDocument, { type: "coupon", id: code }),
        api(AdminCouponFiguresDocument, { couponCode: code }),
        api(AdminCouponCodesDocument, { input: wanted }),
        api(AdminCouponUsesDocument, { couponCode: code, page }),
      ]),
  );
  if (!adminRecord || !adminCouponFigures) throw data(null, { status: 404 });
  const { names = {}, scope = {} } = adminRecord.state as CouponFields;
  const [{ brands, categories, products }, { adminSegments: segments }] = await Promise.all([
    promotionChoices(facts, { scope }),
    adminCall(facts, ({ api }) => api(AdminSegmentsDocument)),
  ]);
  const { year, title } = adminPage(facts.context, "coupons", names["en-US"] ?? code);
  return {
    ...{ code, title, record: adminRecord, brands, categories, products, segments, now: new Date().toISOString() },
    use: {
      figures: adminCouponFigures,
      codes: adminCouponCodes,
      askedCodes: asked,
      uses: adminCouponUses,
      work: adminWorkList,
      at,
      stepKey: crypto.randomUUID(),
      year,
    },
  };
}

export const action = (facts: RouteArgs<"code">) => actOnCoupon(facts, facts.params.code);

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Coupon({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <CouponPage key={page.code} {...page} answer={actionData ?? null} />;
}
