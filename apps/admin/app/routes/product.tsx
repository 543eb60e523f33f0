import { data, redirect, useRevalidator } from "react-router";
import { AdminRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { AdminProposalsDocument } from "#modules/approvals/admin/proposals.graphql.gen.ts";
import { WaitingNotice } from "#modules/approvals/admin/waiting-notice.tsx";
import { AdminProductNamesDocument } from "#modules/catalogue/admin/categories/categories.graphql.gen.ts";
import { ProductPage } from "#modules/catalogue/admin/product-editor/product-page.tsx";
import {
  AdminDeleteProductDocument,
  AdminDuplicateProductDocument,
  AdminProductChoicesDocument,
  AdminProductFiguresDocument,
} from "#modules/catalogue/admin/products/products.graphql.gen.ts";
import type { ProductState } from "#modules/catalogue/contract/product/product-state.ts";
import { AdminStockAtPlaceDocument } from "#modules/inventory/admin/stock.graphql.gen.ts";
import { adminMeta } from "../admin-meta.ts";
import { textsIn } from "../forms/form-action.server.ts";
import { adminCall, adminForm, adminPage, codeOf } from "../request/admin-call.server.ts";
import type { PageMeta, PageProps, RouteArgs } from "../request/route-types.ts";
import { usePermission } from "../request/use-permission.ts";

export async function loader(facts: RouteArgs<"productCode">) {
  const code = facts.params.productCode.slice(0, 60);
  const [{ adminRecord }, { adminProductChoices }, { adminProductFigures }, proposed] = await adminCall(
    facts,
    ({ api }) =>
      Promise.all([
        api(AdminRecordDocument, { type: "product", id: code }),
        api(AdminProductChoicesDocument, { locale: null }),
        api(AdminProductFiguresDocument, { productCode: code }),
        api(AdminProposalsDocument, { input: { subject: `product:${code}` } }),
      ]),
  );
  if (!adminRecord) throw data(null, { status: 404 });
  const { names = {}, crossSells = [] } = adminRecord.state as ProductState;
  const skuCodes = Object.keys((adminRecord.state as ProductState).skus ?? {});
  const { adminStockAtPlace } = await adminCall(facts, ({ api }) =>
    api(AdminStockAtPlaceDocument, { skuCodes, sourceCode: null }).catch(unlessForbidden),
  );
  const { adminProductNames } =
    crossSells.length === 0
      ? { adminProductNames: [] }
      : await adminCall(facts, ({ api }) =>
          api(AdminProductNamesDocument, { codes: crossSells, categoryCode: null, search: null }),
        );
  const name = names["en-US"] ?? Object.values(names)[0] ?? code;
  return {
    code,
    record: adminRecord,
    choices: adminProductChoices,
    figures: adminProductFigures,
    recommended: adminProductNames,
    stockAtPlace: adminStockAtPlace,
    proposals: proposed.adminProposals.proposals,
    ...adminPage(facts.context, "products", name),
  };
}

/** Staff who may not see stock see the product without it. */
const unlessForbidden = (problem: unknown) => {
  if (codeOf(problem) !== "FORBIDDEN") throw problem;
  return { adminStockAtPlace: null };
};

/** Duplicates or deletes the product; both lead to another page. */
export async function action(facts: RouteArgs<"productCode">) {
  const { intent } = textsIn(await adminForm(facts));
  const productCode = facts.params.productCode;
  if (intent === "duplicate") {
    const { adminDuplicateProduct: reply } = await adminCall(facts, ({ api }) =>
      api(AdminDuplicateProductDocument, { input: { productCode } }),
    );
    if (!reply.data) throw data(null, { status: 404 });
    return redirect(`/admin/products/${encodeURIComponent(reply.data.productCode)}`);
  }
  if (intent !== "delete") throw data(null, { status: 400 });
  const { adminDeleteProduct: reply } = await adminCall(facts, ({ api }) =>
    api(AdminDeleteProductDocument, { input: { productCode } }),
  );
  if (!reply.data) throw data(null, { status: 404 });
  // An archived product still has a page.
  return redirect(
    reply.data.outcome === "archived" ? `/admin/products/${encodeURIComponent(productCode)}` : "/admin/products",
  );
}

export const meta: PageMeta<typeof loader> = ({ loaderData }) => adminMeta(loaderData?.title);

export default function Product({ loaderData: { title: _title, proposals, ...page } }: PageProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return (
    <ProductPage
      key={page.code}
      {...page}
      mayEditStock={usePermission("stock.edit")}
      notice={<WaitingNotice proposals={proposals} />}
      onWaiting={() => void revalidate()}
    />
  );
}
