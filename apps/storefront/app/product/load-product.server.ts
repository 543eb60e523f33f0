import { data, type RouterContextProvider } from "react-router";
import { imageUrl } from "#kit/images/image-url.ts";
import { isOwnQuery } from "#modules/catalogue/web/product/choice.ts";
import type { ProductModel } from "#modules/catalogue/web/product/product-model.ts";
import { readProduct } from "#modules/catalogue/web/product/read-product.server.ts";
import { columnsOf } from "#modules/content/web/page-content.server.ts";
import { unlessMissing } from "../request/page-answer.server.ts";
import { servicesOf } from "../request/page-context.server.ts";
import { breadcrumbData } from "../seo/breadcrumb-data.ts";
import { productData } from "../seo/product-data.ts";
import { ProductPageDocument } from "./product.graphql.gen.ts";

/** What the route of a product gets: the product, or why there is none. */
export type ProductPageData =
  | { readonly product: ProductModel; readonly disclaimer: string | null }
  | { readonly product: null; readonly reason: "none" | "unreadable" };

/** Everything a product's page shows. Which SKU that is, the page decides from its address, on the server as in the browser. */
export async function loadProduct(context: Readonly<RouterContextProvider>, code: string, query: URLSearchParams) {
  const { api, device, locale, tag, doNotKeep, report } = servicesOf(context);
  tag(`product:${code}`, "promotions", "page:/disclaimer");
  const answer = await api(ProductPageDocument, { productCode: code, deviceType: device, lang: locale }).catch(
    unlessMissing(report),
  );
  // Not readable at the moment is not the same as not there: a search engine would forget the page.
  if (!answer) {
    doNotKeep();
    return data<ProductPageData>({ product: null, reason: "unreadable" }, { status: 503 });
  }
  const product = readProduct(answer.queryProductDetail);
  if (!product) return data<ProductPageData>({ product: null, reason: "none" }, { status: 404 });
  // An address made up by a stranger shows the page but takes no room in the cache.
  if (!isOwnQuery(product.skus, product.activities, query)) doNotKeep();
  describeProduct(context, product);
  return data<ProductPageData>({ product, disclaimer: htmlOf(answer.disclaimer) });
}

/** The disclaimer is one text; whatever else an editor put on its page stays there. */
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
        priceEnds: endOf(sku.campaign?.activityCode),
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
