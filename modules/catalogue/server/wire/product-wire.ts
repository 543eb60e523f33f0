import { certificateLine } from "../../contract/certificate-line.ts";
import { hidden } from "../../contract/product/product-state.ts";
import { productSlug } from "../../contract/product-slug.ts";
import { type Offer, pricesVary } from "../offer.ts";
import type { ActivePromotion } from "../ports/promotions.ts";
import { mediaOf } from "../product.ts";
import type { ProductCard } from "../product-cards.ts";
import type { ProductPage } from "../product-page.ts";
import { promotionsOfOffer } from "../promotions-of-offer.ts";
import { type Ribbon, ribbonFor } from "../ribbon.ts";
import { saleAttributes } from "../sale-attributes.ts";
import type { AttributeNames } from "../store/attributes.ts";

/** Attribute names in the shopper's language, and picture URLs with their versions. */
export type Wording = { readonly attributes: readonly AttributeNames[]; readonly pictureUrl: (path: string) => string };

const brandOnWire = ({ code, name, slug }: ProductCard["brand"]) => ({
  brandCode: code,
  brandName: name,
  brandSlug: slug,
});

const activityOnWire = ({ ribbon, ...promotion }: ActivePromotion) => ({
  activityType: promotion.type,
  activityCode: promotion.activityCode,
  activityName: promotion.name,
  activityDesc: promotion.description,
  activityRemark: promotion.remark,
  activityLabel: promotion.label,
  activitySort: promotion.sort,
  activityBegin: promotion.begin.toISOString(),
  activityEnd: promotion.end.toISOString(),
  ribbonImage: ribbon?.image ?? null,
  ribbonText: ribbon?.text ?? null,
  ribbonPosition: ribbon?.position ?? null,
});

const ribbonOnWire = (ribbon: Ribbon | null) =>
  ribbon && {
    activityCode: ribbon.activityCode,
    activityName: ribbon.activityName,
    ribbonText: ribbon.text,
    ribbonImage: ribbon.image,
    ribbonPosition: ribbon.position,
  };

/** An SKU of a product. Lists are computed by getters: a page of forty cards selects few of them. */
class SkuOnWire {
  readonly #product: ProductCard;
  readonly #offer: Offer;
  readonly #wording: Wording;
  readonly skuCode: string;
  readonly skuNo: string;
  readonly extCode: string;
  readonly barcode: string;
  readonly orgCode: string;
  readonly productName: string;
  readonly productPrice: Offer["listPrice"];
  readonly salePrice: Offer["currentPrice"];
  readonly stock: number;
  readonly soldQty: number;
  readonly channelSale: { readonly qty: number; readonly soldQty: number };
  readonly shippingTime: string | null;

  constructor(product: ProductCard, offer: Offer, wording: Wording) {
    this.#product = product;
    this.#offer = offer;
    this.#wording = wording;
    this.skuCode = offer.code;
    this.skuNo = offer.number;
    this.extCode = offer.extCode;
    this.barcode = offer.barcode;
    this.orgCode = offer.stock.sourceCode;
    this.productName = product.name;
    this.productPrice = offer.listPrice;
    this.salePrice = offer.currentPrice;
    this.stock = offer.available;
    this.soldQty = offer.stock.sold;
    this.channelSale = { qty: offer.stock.quantity, soldQty: offer.stock.sold };
    this.shippingTime = offer.shipsFrom;
  }

  get skuCampaign() {
    const { flashSale } = this.#offer;
    return (
      flashSale && {
        activityCode: flashSale.activityCode,
        activityPrice: flashSale.price,
        activityStock: flashSale.left,
        maxPerUser: flashSale.maxPerUser,
        shippingTime: flashSale.shippingTime,
      }
    );
  }

  get attributeValues() {
    return Object.entries(this.#offer.options).map(([attrCode, valueCode]) => ({ attrCode, valueCode }));
  }

  get mediaLinkListWithType() {
    const { pictureUrl } = this.#wording;
    return mediaOf(this.#product, this.#offer).map(({ type, url, alt, focus }) => ({
      type,
      url: pictureUrl(url),
      alt: alt ?? null,
      focus: focus ?? null,
    }));
  }

  get productActivities() {
    return promotionsOfOffer(this.#offer, this.#product.promotions).map(activityOnWire);
  }

  get ribbonInfo() {
    return ribbonOnWire(ribbonFor(this.#offer, this.#product.promotions, this.#product.ownRibbon));
  }
}

const skusOnWire = (product: ProductCard, wording: Wording) =>
  product.offers.map((offer) => new SkuOnWire(product, offer, wording));

const attributesOnWire = (product: ProductCard, shown: Offer | null, { attributes, pictureUrl }: Wording) =>
  saleAttributes(product, attributes, shown).map(({ code, name, values }) => ({
    attrCode: code,
    attrName: name,
    attrValue: values.map((value) => ({
      valueCode: value.code,
      valueName: value.name,
      active: value.active,
      swatch: value.swatch,
      image: value.image && pictureUrl(value.image),
    })),
  }));

/** EN-21 and EN-23: a product in a list. Lists are computed once, because a query may select them several times. */
class CardOnWire {
  readonly #card: ProductCard;
  readonly #wording: Wording;
  #attributes: ReturnType<typeof attributesOnWire> | undefined;
  #skus: readonly SkuOnWire[] | undefined;
  readonly productCode: string;
  readonly productName: string;
  readonly productSlug: string;
  readonly skuCode: string | null;
  readonly productPrice: number;
  readonly salePrice: number;
  readonly priceVaries: boolean;
  readonly mediaLinkList: readonly string[];
  readonly ribbonInfo: ReturnType<typeof ribbonOnWire>;
  readonly brand: ReturnType<typeof brandOnWire>;
  readonly attributes: readonly never[] = [];

  constructor(card: ProductCard, wording: Wording) {
    const pictures = card.leading ? mediaOf(card, card.leading) : card.media;
    this.#card = card;
    this.#wording = wording;
    this.productCode = card.code;
    this.productName = card.name;
    this.productSlug = productSlug(card.name);
    this.skuCode = card.leading?.code ?? null;
    this.productPrice = card.leading?.listPrice ?? 0;
    this.salePrice = card.leading?.currentPrice ?? 0;
    this.priceVaries = pricesVary(card.offers);
    this.mediaLinkList = pictures.flatMap(({ type, url }) => (type === "image" ? [wording.pictureUrl(url)] : []));
    this.ribbonInfo = ribbonOnWire(card.ribbon);
    this.brand = brandOnWire(card.brand);
  }

  get mediaLink() {
    return this.mediaLinkList.join(",");
  }

  get images() {
    return this.mediaLinkList;
  }

  get activities() {
    return this.#card.promotions.map(activityOnWire);
  }

  get saleAttributes() {
    this.#attributes ??= attributesOnWire(this.#card, this.#card.leading, this.#wording);
    return this.#attributes;
  }

  get skuList() {
    this.#skus ??= skusOnWire(this.#card, this.#wording);
    return this.#skus;
  }
}

export const cardOnWire = (card: ProductCard, wording: Wording): CardOnWire => new CardOnWire(card, wording);

/** The promotion whose products the page shows (PD-12): the chosen one while it runs, else the last. Free shipping has none of its own. */
function shopMoreOf({ shopMore, promotions }: ProductPage): string | null {
  if (shopMore === hidden) return null;
  const listed = promotions.filter(({ type }) => type !== "FREE_SHIPPING");
  const chosen = listed.find(({ activityCode }) => activityCode === shopMore) ?? listed.at(-1);
  return chosen?.activityCode ?? null;
}

/** EN-22: everything a product page shows. */
export function pageOnWire(page: ProductPage, wording: Wording) {
  const facts = page.facts.map(({ code, name, value }) => ({ attrCode: code, attrName: name, value }));
  return {
    saleAttributesList: attributesOnWire(page, page.active, wording),
    skuList: skusOnWire(page, wording),
    activeSkuData: page.active && new SkuOnWire(page, page.active, wording),
    activities: page.promotions.map(activityOnWire),
    promotionCarousel: shopMoreOf(page) !== null,
    shopMoreActivityCode: shopMoreOf(page),
    purchaseLimit: page.purchaseLimit,
    sizeGuide: page.sizeGuide,
    ribbonInfo: ribbonOnWire(page.ribbon),
    remindWhenAvailable: page.remindable,
    originalDataInfo: {
      productCode: page.code,
      productName: page.name,
      productSlug: productSlug(page.name),
      canonicalSlug: productSlug(page.canonicalName),
      description: page.description,
      brand: brandOnWire(page.brand),
      categories: page.categories.map((path) => ({
        categoryCode: path.at(-1)?.code ?? "",
        categoryPath: path.map((step) => step.code).join(">"),
        categoryPathName: path.map((step) => step.name).join(">"),
        categorySlugs: path.map((step) => step.slug),
      })),
      attributeValues: facts,
      attributes: facts,
      certificateNo: page.certificates.map(certificateLine),
    },
  };
}
