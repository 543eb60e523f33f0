import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { exportPath } from "#modules/import-export/contract/import-forms.ts";
import { AdminCouponListDocument } from "#modules/promotion/admin/coupon-list/coupon-list.graphql.gen.ts";
import { readCoupons } from "#modules/promotion/admin/coupon-list/coupon-list-model.ts";
import { CouponListPage } from "#modules/promotion/admin/coupon-list/coupon-list-page.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { useMay } from "../use-may.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readCoupons(new URL(facts.request.url).searchParams);
  const [{ adminCouponList }, { adminViews }] = await adminCall(facts, ({ api }) =>
    Promise.all([api(AdminCouponListDocument, { input }), api(AdminViewsDocument, { list: "coupons" })]),
  );
  const filePath = `${exportPath}/coupon.csv`;
  return { ...adminCouponList, asked, shown, filePath, views: adminViews, ...adminPage(facts.context, "coupons") };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Coupons({ loaderData: { title: _title, ...page } }: PageProps<typeof loader>) {
  const mayEdit = useMay("promotions.edit");
  const mayImport = useMay("import.run");
  return <CouponListPage {...page} mayEdit={mayEdit} mayImport={mayEdit && mayImport} />;
}
