import { productSlug } from "../../contract/product-slug.ts";
import type { Offer } from "../offer.ts";
import type { Campaign } from "../ports/campaigns.ts";
import { mediaOf } from "../product.ts";
import type { ProductCard } from "../product-cards.ts";
import type { ProductPage } from "../product-page.ts";
import type { Ribbon } from "../ribbon.ts";
import { saleAttributes } from "../sale-attributes.ts";
import type { AttributeNames } from "../store/attributes.ts";

/** What turns our words into those of the specification: the names of attributes, and pictures with their versions. */
export type Wording = { readonly attributes: readonly AttributeNames[]; readonly pictureUrl: (path: string) => string };

const brandOnWire = ({ code, name, slug }: ProductCard["brand"]) => ({
  brandCode: code,
  brandName: name,
  brandSlug: slug,
});

export const activityOnWire = ({ ribbon, ...campaign }: Campaign) => ({
  activityType: campaign.type,
  activityCode: campaign.activityCode,
  activityName: campaign.name,
  activityDesc: campaign.description,
  activityRemark: campaign.remark,
  activityLabel: campaign.label,
  activitySort: campaign.sort,
  activityBegin: campaign.begin.toISOString(),
  activityEnd: campaign.end.toISOString(),
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

// Lists are made when they are asked for: a page of forty cards asks for few of them.
function skuOnWire(product: ProductCard, offer: Offer, { pictureUrl }: Wording) {
  const { campaign, stock } = offer;
  return {
    skuCode: offer.code,
    skuNo: offer.number,
    extCode: offer.extCode,
    barcode: offer.barcode,
    orgCode: stock.sourceCode,
    productName: product.name,
    productPrice: offer.listPrice,
    salePrice: offer.currentPrice,
    stock: offer.available,
    soldQty: stock.sold,
    channelSale: { qty: stock.quantity, soldQty: stock.sold },
    skuCampaign: campaign && {
      activityCode: campaign.activityCode,
      activityPrice: campaign.price,
      activityStock: campaign.left,
      maxPerUser: campaign.maxPerUser,
      shippingTime: campaign.shippingTime,
    },
    get attributeValues() {
      return Object.entries(offer.options).map(([attrCode, valueCode]) => ({ attrCode, valueCode }));
    },
    get mediaLinkListWithType() {
      return mediaOf(product, offer).map(({ type, url }) => ({ type, url: pictureUrl(url) }));
    },
    get productActivities() {
      return product.campaigns.map(activityOnWire);
    },
    shippingTime: offer.shipsFrom,
  };
}

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

/** EN-21 and EN-23: a product in a list. */
export function cardOnWire(card: ProductCard, wording: Wording) {
  const pictures = card.leading ? mediaOf(card, card.leading) : card.media;
  const links = pictures.filter((media) => media.type === "image").map((media) => wording.pictureUrl(media.url));
  return {
    productCode: card.code,
    productName: card.name,
    productSlug: productSlug(card.name),
    productPrice: card.leading?.listPrice ?? 0,
    salePrice: card.leading?.currentPrice ?? 0,
    mediaLink: links.join(","),
    mediaLinkList: links,
    images: links,
    ribbonInfo: ribbonOnWire(card.ribbon),
    brand: brandOnWire(card.brand),
    attributes: [],
    get activities() {
      return card.campaigns.map(activityOnWire);
    },
    get saleAttributes() {
      return attributesOnWire(card, card.leading, wording);
    },
    get skuList() {
      return card.offers.map((offer) => skuOnWire(card, offer, wording));
    },
  };
}

/** EN-22: everything a product page shows. */
export function pageOnWire(page: ProductPage, wording: Wording) {
  const facts = page.facts.map(({ code, name, value }) => ({ attrCode: code, attrName: name, value }));
  return {
    saleAttributesList: attributesOnWire(page, page.active, wording),
    skuList: page.offers.map((offer) => skuOnWire(page, offer, wording)),
    activeSkuData: page.active && skuOnWire(page, page.active, wording),
    promotionCarousel: page.campaigns.some(({ type }) => type !== "FREE_SHIPPING"),
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
      certificateNo: page.certificates.map(({ type, number }) => `${type}: ${number}`),
    },
  };
}
