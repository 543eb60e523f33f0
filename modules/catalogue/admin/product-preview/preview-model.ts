import { fallbackLocale, type Locale } from "#kit/core/locale.ts";
import { certificateLine } from "../../contract/certificate-line.ts";
import { rowsOf } from "../../contract/product/grid/edit-cells.ts";
import type { MediaState, ProductState, SkuState, SomeTexts } from "../../contract/product/product-state.ts";
import { sizeGuidePath } from "../../contract/product/size-guide-path.ts";
import { productPath } from "../../contract/product-slug.ts";
import { isSaleOpen } from "../../contract/sale-window.ts";
import { cropOf } from "../../web/product/crop-of.ts";
import type { OfferModel } from "../../web/product/offer-model.ts";
import type { MediaModel, ProductModel, SkuModel } from "../../web/product/product-model.ts";
import { nameOf, type ProductChoices } from "../product-editor/product-choices.ts";

type Facts = {
  readonly code: string;
  readonly state: ProductState;
  /** In the language of the preview. */
  readonly choices: ProductChoices;
  /** Units left, by SKU. */
  readonly stock: ReadonlyMap<string, number>;
  readonly locale: Locale;
  readonly at: Date;
};

/** The product page's model of a state that may be unsaved and incomplete; null without a variant that has a price. */
export function previewModel({ code, state, choices, stock, locale, at }: Facts): ProductModel | null {
  const read = (texts: SomeTexts | undefined): string => texts?.[locale] ?? texts?.[fallbackLocale] ?? "";
  const { skus = {}, media = [], picturedBy = "" } = state;
  const rows = rowsOf(skus).filter((sku) => typeof skus[sku]?.price === "number");
  if (rows.length === 0) return null;
  const name = read(state.names) || code;
  const galleries: MediaModel[][] = [];
  const places = new Map<string | undefined, number>();
  const galleryOf = ({ options = {} }: SkuState): number => {
    const value = options[picturedBy];
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, galleries.length);
    galleries.push(picturesOf(media, value).map((item) => mediaModel(item, read(item.alt))));
    return galleries.length - 1;
  };
  const ribbonText = read(state.ribbonTexts);
  const ribbon = ribbonText ? { text: ribbonText, image: null, position: state.ribbonPosition ?? "TOP_LEFT" } : null;
  const used = choices.attributes.filter((attribute) =>
    rows.some((sku) => skus[sku]?.options?.[attribute.code] !== undefined),
  );
  return {
    code,
    name,
    path: productPath(name, code),
    canonicalPath: productPath(name, code),
    brand: { code: state.brandCode ?? "", name: nameOf(choices.brands, state.brandCode ?? ""), path: "#" },
    categories: nameOf(choices.categories, state.categoryCodes?.[0] ?? "")
      .split(" › ")
      .flatMap((label) => (label === "" ? [] : [{ label, to: "#" }])),
    sizeGuide: used.some(({ code: attribute }) => attribute === "s_size")
      ? sizeGuidePath(state.sizeGuide ?? null, {
          category: state.categoryCodes?.[0],
          brandCode: state.brandCode ?? "",
          brandName: nameOf(choices.brands, state.brandCode ?? ""),
        })
      : null,
    description: read(state.descriptions),
    facts: (state.facts ?? []).map((fact) => ({ name: read(fact.names), value: read(fact.values) })),
    certificates: (state.certificates ?? []).map(certificateLine),
    attributes: used.map((attribute) => ({
      code: attribute.code,
      name: attribute.name,
      values: attribute.values
        .filter((value) => rows.some((sku) => skus[sku]?.options?.[attribute.code] === value.code))
        .map((value) => ({
          code: value.code,
          name: value.name,
          swatch: value.swatch,
          image:
            attribute.code === picturedBy
              ? (picturesOf(media, value.code).find(({ type }) => type === "image")?.url ?? null)
              : null,
        })),
    })),
    skus: rows.map((sku): SkuModel => {
      const fields = skus[sku] ?? {};
      return {
        ...offerAt(fields, at, ribbon),
        code: sku,
        number: fields.number ?? sku,
        source: "",
        options: fields.options ?? {},
        stock: stock.get(sku) ?? 0,
        gallery: galleryOf(fields),
      };
    }),
    galleries,
    activities: [],
    shopMore: null,
    purchaseLimit: typeof state.purchaseLimit === "number" ? state.purchaseLimit : null,
    remindable: state.remindable === true,
    deliveryDays: { least: 3, most: 7 },
  };
}

/** Those of its own value first, then those every SKU shares: as the catalogue orders them. */
const picturesOf = (media: readonly MediaState[], value: string | undefined): MediaState[] => [
  ...media.filter((item) => item.value !== undefined && item.value === value),
  ...media.filter((item) => item.value === undefined),
];

function mediaModel({ type, url, focus }: MediaState, alt: string): MediaModel {
  const crop = cropOf(focus);
  return { type, path: url, ...(alt ? { alt } : {}), ...(crop ? { crop } : {}) };
}

const momentOf = (iso: string | undefined): number | null => (iso === undefined ? null : Date.parse(iso));

function offerAt(
  { price = 0, salePrice, saleFrom, saleUntil, shipsFrom }: SkuState,
  at: Date,
  own: SkuModel["ribbon"],
): Omit<OfferModel, "stock"> {
  const open = isSaleOpen({ from: momentOf(saleFrom), until: momentOf(saleUntil) }, at.getTime());
  const current = typeof salePrice === "number" && salePrice < price && open ? salePrice : price;
  const percent = Math.floor(((price - current) / price) * 100);
  return {
    price: current,
    before: current < price ? price : null,
    ribbon:
      own ??
      (current < price
        ? { text: percent > 0 ? `-${percent}%` : "", image: "/pictures/ribbons/discount.svg", position: "TOP_LEFT" }
        : null),
    shipsFrom: shipsFrom ?? null,
    flashSale: null,
  };
}
