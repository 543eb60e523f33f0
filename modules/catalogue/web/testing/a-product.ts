import type { ProductPageFields } from "../product/product-page.graphql.gen.ts";

type SkuFields = ProductPageFields["skuList"][number];

export const skuFields = (colour: string, size: string, given: Partial<SkuFields> = {}): SkuFields => ({
  skuCode: `LKH1-${colour}-${size}`,
  skuNo: `N-${colour}-${size}`,
  orgCode: "WH01",
  productPrice: 900_000,
  salePrice: 675_000,
  stock: 8,
  shippingTime: null,
  skuCampaign: null,
  ribbonInfo: { ribbonText: "-25%", ribbonImage: null, ribbonPosition: "TOP_LEFT" },
  attributeValues: [
    { attrCode: "s_color", valueCode: colour },
    { attrCode: "s_size", valueCode: size },
  ],
  mediaLinkListWithType: [1, 2].map((number) => ({
    type: "image",
    url: `/pictures/products/lkh1-${colour}-${number}.webp?v=1`,
    alt: null,
    focus: null,
  })),
  ...given,
});

const value = (code: string, name: string, image: string | null = null) => ({
  valueCode: code,
  valueName: name,
  swatch: null,
  image,
});

/** A shoe in two colours and two sizes as the API answers it; one of the four is sold out. */
export const productFields = (given: Partial<ProductPageFields> = {}): ProductPageFields => ({
  saleAttributesList: [
    {
      attrCode: "s_color",
      attrName: "Colour",
      attrValue: [
        value("red", "Red", "/pictures/products/lkh1-red-1.webp?v=1"),
        value("blue", "Blue", "/pictures/products/lkh1-blue-1.webp?v=1"),
      ],
    },
    { attrCode: "s_size", attrName: "Size", attrValue: [value("40", "EU 40"), value("42", "EU 42")] },
  ],
  skuList: [
    skuFields("red", "40"),
    skuFields("red", "42", { stock: 0 }),
    skuFields("blue", "40", { salePrice: 900_000 }),
    skuFields("blue", "42"),
  ],
  activities: [],
  shopMoreActivityCode: null,
  purchaseLimit: null,
  sizeGuide: null,
  remindWhenAvailable: true,
  deliveryDays: { least: 3, most: 7 },
  originalDataInfo: {
    productCode: "LKH1",
    productName: "Road Runner",
    canonicalSlug: "Road-Runner",
    description: "For the road.",
    brand: { brandCode: "KWR", brandName: "Kawan Rimba", brandSlug: "kawan-rimba" },
    categories: [
      {
        categoryCode: "RUN",
        categoryPathName: "Wear>Shoes>Running",
        categorySlugs: ["wear", "shoes", "running-shoes"],
      },
    ],
    attributes: [{ attrCode: "material", attrName: "Material", value: "Knit" }],
    certificateNo: ["SNI: 123", "K3L: 9"],
  },
  ...given,
});
