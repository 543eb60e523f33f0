import { sizeGuidePath } from "../../contract/product/size-guide-path.ts";
import { productPath } from "../../contract/product-slug.ts";
import { cropOf } from "./crop-of.ts";
import { offerModel } from "./offer-model.ts";
import type { MediaModel, ProductModel, SkuModel } from "./product-model.ts";
import type { ProductPageFields } from "./product-page.graphql.gen.ts";

type Sku = ProductPageFields["skuList"][number];

type Media = Sku["mediaLinkListWithType"][number];

function mediaModel({ type, url, alt, focus }: Media): MediaModel {
  const crop = cropOf(focus);
  return {
    type: type === "video" ? "video" : "image",
    path: url,
    ...(alt ? { alt } : {}),
    ...(crop ? { crop } : {}),
  };
}

/** SKUs of one colour share their pictures: each set is sent once. */
function galleriesOf(skus: readonly Sku[]): { galleries: MediaModel[][]; placeOf: (sku: Sku) => number } {
  const keyOf = (sku: Sku) => sku.mediaLinkListWithType.map(({ url }) => url).join(" ");
  const sets = new Map<string, MediaModel[]>();
  for (const sku of skus) {
    if (!sets.has(keyOf(sku))) sets.set(keyOf(sku), sku.mediaLinkListWithType.map(mediaModel));
  }
  const places = new Map([...sets.keys()].map((key, place) => [key, place]));
  return { galleries: [...sets.values()], placeOf: (sku) => places.get(keyOf(sku)) ?? 0 };
}

const sizeAttribute = "s_size";

function categoriesOf([first]: ProductPageFields["originalDataInfo"]["categories"]): ProductModel["categories"] {
  if (!first) return [];
  return first.categoryPathName
    .split(">")
    .flatMap((label, depth) =>
      first.categorySlugs[depth] ? [{ label, to: `/${encodeURIComponent(first.categorySlugs[depth])}.html` }] : [],
    );
}

/** Turns the API's answer into what the page shows. A product without SKUs counts as none (PD-15). */
export function readProduct(detail: ProductPageFields | null): ProductModel | null {
  if (!detail || detail.skuList.length === 0) return null;
  const { originalDataInfo: data, saleAttributesList: attributes } = detail;
  const { galleries, placeOf } = galleriesOf(detail.skuList);
  const { brandCode, brandName, brandSlug } = data.brand;
  const category = data.categories[0]?.categoryCode;
  const sized = attributes.some(({ attrCode }) => attrCode === sizeAttribute);
  return {
    code: data.productCode,
    name: data.productName,
    path: productPath(data.productName, data.productCode),
    canonicalPath: productPath(data.canonicalSlug, data.productCode),
    brand: { code: brandCode, name: brandName, path: `/${encodeURIComponent(brandSlug)}.html` },
    categories: categoriesOf(data.categories),
    sizeGuide: sized ? sizeGuidePath(detail.sizeGuide, { category, brandCode, brandName }) : null,
    description: data.description,
    facts: data.attributes.map(({ attrName, value }) => ({ name: attrName, value })),
    certificates: data.certificateNo,
    attributes: attributes.map(({ attrCode, attrName, attrValue }) => ({
      code: attrCode,
      name: attrName,
      values: attrValue.map(({ valueCode, valueName, swatch, image }) => ({
        code: valueCode,
        name: valueName,
        swatch,
        image,
      })),
    })),
    skus: detail.skuList.map(
      (sku): SkuModel => ({
        ...offerModel(sku),
        code: sku.skuCode,
        number: sku.skuNo,
        source: sku.orgCode,
        options: Object.fromEntries(sku.attributeValues.map(({ attrCode, valueCode }) => [attrCode, valueCode])),
        gallery: placeOf(sku),
      }),
    ),
    galleries,
    activities: detail.activities,
    shopMore: detail.shopMoreActivityCode,
    purchaseLimit: detail.purchaseLimit,
    remindable: detail.remindWhenAvailable,
    deliveryDays: detail.deliveryDays,
  };
}
