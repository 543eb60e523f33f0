import { data, type RouterContextProvider } from "react-router";
import { imageUrl } from "#kit/images/image-url.ts";
import { isOwnQuery } from "#modules/catalogue/web/product/choice.ts";
import type { ProductModel } from "#modules/catalogue/web/product/product-model.ts";
import { readProduct } from "#modules/catalogue/web/product/read-product.server.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { breadcrumbData } from "../../seo/breadcrumb-data.ts";
import { productData } from "../../seo/product-data.ts";
import { ProductPageDocument } from "./product.graphql.gen.ts";

/** The loader's data: the product, or why there is none. */
export type ProductPageData =
  | { readonly product: ProductModel; readonly disclaimer: string | null }
  | { readonly product: null; readonly reason: "none" | "unreadable" };

/** All data of a product page. The page chooses the SKU from its address, on the server and in the browser. */
export async function loadProduct(context: Readonly<RouterContextProvider>, code: string, query: URLSearchParams) {
  const { api, device, locale, tag, doNotKeep, report } = servicesOf(context);
  tag(`product:${code}`, "promotions", "page:/disclaimer");
  const reply = await api(ProductPageDocument, { productCode: code, deviceType: device, lang: locale }).catch(
    unlessMissing(report),
  );
  // 503 instead of 404: a search engine would remove the page from its index.
  if (!reply) {
    doNotKeep();
    return data<ProductPageData>({ product: null, reason: "unreadable" }, { status: 503 });
  }
  const product = readProduct(reply.queryProductDetail);
  if (!product) return data<ProductPageData>({ product: null, reason: "none" }, { status: 404 });
  // Requests with invented parameters get the page but no cache entry.
  if (!isOwnQuery(product.skus, product.activities, query)) doNotKeep();
  describeProduct(context, product);
  return data<ProductPageData>({ product, disclaimer: htmlOf(reply.disclaimer) });
}

/** Only the text of the disclaimer's content page is used. */
function htmlOf(page: { pageContent: unknown } | null): string | null {
  const html = columnsOf(page).flatMap((column) => (column.kind === "html" ? [column.html] : []));
  return html.length > 0 ? html.join("") : null;
}

function describeProduct(context: Readonly<RouterContextProvider>, product: ProductModel): void {
  const services = servicesOf(context);
  const { origin, day } = services;
  const { canonicalPath: path, code, name, description, brand, categories, galleries, activities } = product;
  const images = (galleries[0] ?? []).flatMap((media) =>
    media.type === "image" ? [imageUrl(media.path, 1280, "webp")] : [],
  );
  const endOf = (activity: string | undefined) =>
    activities.find(({ activityCode }) => activityCode === activity)?.activityEnd ?? null;
  services.describe(
    productData({
      origin,
      path,
      code,
      name,
      description,
      brand: brand.name,
      category: categories.map(({ label }) => label).join(" > "),
      images,
      offers: product.skus.map((sku) => ({
        sku: sku.code,
        price: sku.price,
        stock: sku.stock,
        releaseDay: sku.shipsFrom,
        priceEnds: endOf(sku.flashSale?.activityCode),
      })),
      deliveryDays: product.deliveryDays,
      today: day,
    }),
    breadcrumbData(origin, [
      { name: "Home", path: "/" },
      ...categories.map(({ label, to }) => ({ name: label, path: to })),
      { name, path },
    ]),
  );
}
