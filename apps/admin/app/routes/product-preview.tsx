import { data } from "react-router";
import { asLocale } from "#kit/core/locale.ts";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { ProductPreviewPage } from "#modules/catalogue/admin/product-preview/product-preview-page.tsx";
import {
  AdminProductChoicesDocument,
  AdminProductFiguresDocument,
} from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import type { ProductState } from "#modules/catalogue/contract/product/product-state.ts";
import { AdminBoundary } from "../admin-boundary.tsx";
import { adminMeta } from "../admin-meta.ts";
import { adminCall, adminPage } from "../request/admin-call.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs<"productCode">) {
  const code = facts.params.productCode.slice(0, 60);
  const asked = new URL(facts.request.url).searchParams.get("locale");
  const locale = asLocale(asked) ?? servicesOf(facts.context).locale;
  const [{ adminRecord }, { adminProductChoices }, { adminProductFigures }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminRecordDocument, { type: "product", id: code }),
      api(AdminProductChoicesDocument, { locale }),
      api(AdminProductFiguresDocument, { productCode: code }),
    ]),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  return {
    code,
    saved: adminRecord.state as ProductState,
    choices: adminProductChoices,
    stock: adminProductFigures?.stock ?? [],
    locale,
    ...adminPage(facts.context, "products", code),
  };
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function ProductPreview({
  loaderData: { title: _title, year: _year, ...page },
}: PageProps<typeof loader>) {
  return <ProductPreviewPage {...page} saved={page.saved as ProductState} />;
}

export function ErrorBoundary() {
  return <AdminBoundary />;
}
