import type { Column, RecordFormat } from "./record-format.ts";

const record = (
  key: string,
  path: string,
  kind: Column["kind"],
  names: readonly string[],
  more: Partial<Column> = {},
) => ({ key, path, kind, names, of: "record", ...more }) satisfies Column;
const sku = (key: string, path: string, kind: Column["kind"], names: readonly string[]) =>
  ({ key, path, kind, names, of: "item" }) satisfies Column;

const languages = [
  ["en", "en-US", "English", "Inggris"],
  ["id", "id-ID", "Indonesian", "Indonesia"],
  ["vi", "vi-VN", "Vietnamese", "Vietnam"],
  ["zh", "zh-CN", "Chinese", "Mandarin"],
] as const;

const texts = (key: string, path: string, english: string, indonesian: string): Column[] =>
  languages.map(([short, locale, ...names], index) =>
    record(`${key}_${short}`, `${path}/${locale}`, "text", [
      `${english} (${names[0]})`,
      `${indonesian} (${names[1]})`,
      `${english} ${names[0]}`,
      // A file in one language has only "Name".
      ...(index === 0 ? [english, indonesian] : []),
    ]),
  );

const statuses = {
  draft: "draft",
  "on sale": "onSale",
  onSale: "onSale",
  active: "onSale",
  hidden: "hidden",
  archived: "archived",
};

/** The shop's own file format of products: a row for each SKU. */
export const productFormat: RecordFormat = {
  id: { key: "product_code", names: ["Product code", "Product", "Kode produk", "Handle"] },
  items: { group: "skus", id: { key: "sku_code", names: ["SKU", "SKU code", "Kode SKU", "Variant SKU"] } },
  columns: [
    record("status", "status", "choice", ["State", "Status produk"], { choices: statuses }),
    ...texts("name", "names", "Name", "Nama"),
    record("brand", "brandCode", "text", ["Brand code", "Merek", "Merk", "Vendor"], { refers: "brand" }),
    record("categories", "categoryCodes", "list", ["Category", "Kategori"], { refers: "category" }),
    ...texts("description", "descriptions", "Description", "Deskripsi"),
    record("pictures", "media", "pictures", ["Images", "Image", "Picture", "Gambar", "Foto"]),
    record("pictured_by", "picturedBy", "text", []),
    record("search_words", "searchWords", "list", ["Tags", "Keywords", "Kata kunci"]),
    record("certificates", "certificates", "certificates", ["Sertifikat"]),
    record("purchase_limit", "purchaseLimit", "whole", ["Limit", "Batas pembelian"]),
    ...texts("ribbon", "ribbonTexts", "Ribbon", "Pita"),
    record("ribbon_position", "ribbonPosition", "text", ["Letak pita"]),
    record("size_guide", "sizeGuide", "text", ["Size chart", "Panduan ukuran"]),
    record("cross_sells", "crossSells", "list", ["Cross-sells", "Related products", "Produk terkait"]),
    record("shop_more", "shopMore", "text", []),
    record("remindable", "remindable", "yesNo", []),
    record("released_on", "releasedOn", "day", ["Release date", "Tanggal rilis"]),
    sku("number", "number", "text", ["Item number", "Nomor"]),
    sku("maker_code", "extCode", "text", ["Manufacturer code", "MPN", "Kode pabrik"]),
    sku("barcode", "barcode", "text", ["EAN", "GTIN", "UPC", "Kode batang"]),
    { ...sku("options", "options", "pairs", ["Variant", "Varian"]), refers: "option" },
    sku("price", "price", "whole", ["Regular price", "List price", "Harga", "Harga normal"]),
    sku("sale_price", "salePrice", "whole", ["Special price", "Harga diskon", "Harga promo"]),
    sku("sale_from", "saleFrom", "moment", ["Sale start", "Mulai diskon"]),
    sku("sale_until", "saleUntil", "moment", ["Sale end", "Akhir diskon"]),
    sku("cost", "cost", "whole", ["Cost per item", "Unit cost", "Harga pokok", "HPP"]),
    sku("grams", "grams", "whole", ["Weight (g)", "Weight", "Berat", "Berat (g)"]),
    sku("box_mm", "box", "size", ["Packed size (mm)", "Ukuran kemasan (mm)"]),
    sku("ships_from", "shipsFrom", "day", ["Pre-order date", "Tanggal kirim"]),
    sku("position", "position", "whole", ["Order", "Urutan"]),
  ],
};
