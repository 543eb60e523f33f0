import { data, redirect } from "react-router";
import { AdminViewsDocument } from "#modules/admin/web/record-list/views.graphql.gen.ts";
import { readProducts } from "#modules/catalogue/admin/products/product-list-model.ts";
import {
  AdminCreateProductDocument,
  AdminProductChoicesDocument,
  AdminProductsDocument,
} from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import { ProductsPage } from "#modules/catalogue/admin/products/products-page.tsx";
import { newProductSchema } from "#modules/catalogue/contract/product/new-product-form.ts";
import { exportPath } from "#modules/import-export/contract/import-forms.ts";
import { StaffMeDocument } from "#modules/staff/admin/staff.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { type FormAction, runFormAction, textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";

export async function loader(facts: RouteArgs) {
  const { asked, shown, input } = readProducts(new URL(facts.request.url).searchParams);
  const [{ adminProducts }, { adminProductChoices }, { adminViews }, { staffMe }] = await adminCall(facts, ({ api }) =>
    Promise.all([
      api(AdminProductsDocument, { input }),
      api(AdminProductChoicesDocument, { locale: null }),
      api(AdminViewsDocument, { list: "products" }),
      api(StaffMeDocument),
    ]),
  );
  const { brands, categories } = adminProductChoices;
  const editable = staffMe?.permissions.includes("catalogue.edit") ?? false;
  return {
    ...adminProducts,
    asked,
    shown,
    views: adminViews,
    filePath: `${exportPath}/product.csv`,
    brands,
    categories,
    editable,
    bulkEditable: editable && (staffMe?.permissions.includes("import.run") ?? false),
    ...adminPage(facts.context, "products"),
  };
}

/** Creates a draft and opens its page. */
const create: FormAction = {
  schema: newProductSchema,
  async send(values, facts) {
    const input = values as { name: string; code: string };
    const { adminCreateProduct: reply } = await adminCall(facts, ({ api }) =>
      api(AdminCreateProductDocument, { input }),
    );
    if (reply.data) throw redirect(`/admin/products/${encodeURIComponent(reply.data.productCode)}`);
    return reply;
  },
};

export async function action(facts: RouteArgs) {
  const { intent = "", ...values } = textsIn(await adminForm(facts));
  if (intent !== "create") throw data(null, { status: 400 });
  return runFormAction({ create }, intent, values, facts);
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Products({
  loaderData: { title: _title, ...page },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <ProductsPage {...page} answer={actionData ?? null} />;
}
