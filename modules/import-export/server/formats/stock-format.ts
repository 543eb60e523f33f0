import type { RecordFormat } from "./record-format.ts";

/** The shop's own file format of stock: a row for each SKU and place. */
export const stockFormat: RecordFormat = {
  id: { key: "sku_code", names: ["SKU", "SKU code", "Variant SKU", "Kode SKU", "Kode"] },
  items: {
    group: "places",
    id: {
      key: "place_code",
      names: ["Place", "Place code", "Warehouse", "Store", "Location", "Tempat", "Kode tempat", "Gudang", "Toko"],
    },
    isShared: true,
  },
  columns: [
    {
      key: "on_hand",
      path: "onHand",
      of: "item",
      kind: "whole",
      names: ["On hand", "Quantity", "Stock", "Units", "Stok", "Jumlah", "Stok fisik"],
    },
    { key: "shelf", path: "shelf", of: "item", kind: "text", names: ["Shelf", "Bin", "Rak", "Kệ", "货架"] },
  ],
};
