const attributes = Array.from({ length: 20 }, (_, index) => index + 1);

/** The supported columns of WooCommerce's product export; columns of attributes are numbered. */
export const wooColumns: Readonly<Record<string, readonly string[]>> = {
  id: ["ID"],
  type: ["Type"],
  sku: ["SKU"],
  barcode: ["GTIN, UPC, EAN, or ISBN"],
  name: ["Name"],
  published: ["Published"],
  visibility: ["Visibility in catalog", "Visibility in catalogue"],
  summary: ["Short description"],
  description: ["Description"],
  saleFrom: ["Date sale price starts"],
  saleUntil: ["Date sale price ends"],
  stock: ["Stock"],
  weight: ["Weight (kg)", "Weight (g)", "Weight (lbs)", "Weight (oz)"],
  length: ["Length (cm)", "Length (m)", "Length (mm)", "Length (in)", "Length (yd)"],
  width: ["Width (cm)", "Width (m)", "Width (mm)", "Width (in)", "Width (yd)"],
  height: ["Height (cm)", "Height (m)", "Height (mm)", "Height (in)", "Height (yd)"],
  salePrice: ["Sale price"],
  price: ["Regular price"],
  categories: ["Categories"],
  tags: ["Tags"],
  images: ["Images"],
  parent: ["Parent"],
  brands: ["Brands"],
  ...Object.fromEntries(attributes.map((number) => [`attribute${number}`, [`Attribute ${number} name`]])),
  ...Object.fromEntries(attributes.map((number) => [`values${number}`, [`Attribute ${number} value(s)`]])),
};

export const attributeNumbers: readonly number[] = attributes;

/** Factors from the units in headers to grams and millimetres. */
export const unitFactors: Readonly<Record<string, number>> = {
  kg: 1_000,
  g: 1,
  lbs: 453.592,
  oz: 28.3495,
  m: 1_000,
  cm: 10,
  mm: 1,
  in: 25.4,
  yd: 914.4,
};
