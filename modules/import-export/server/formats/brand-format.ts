import type { Column, RecordFormat } from "./record-format.ts";

const column = (key: string, path: string, names: readonly string[]): Column => ({
  key,
  path,
  names,
  of: "record",
  kind: "text",
});

/** The shop's own file format of brands. */
export const brandFormat: RecordFormat = {
  id: { key: "brand_code", names: ["Brand code", "Code", "Kode merek", "Kode"] },
  items: null,
  columns: [
    column("name", "name", ["Brand", "Brand name", "Merek", "Nama merek", "Nama"]),
    column("slug", "slug", ["Address", "Handle", "Alamat"]),
    column("about_en", "about/en-US", ["About (English)", "About", "Tentang"]),
    column("about_id", "about/id-ID", ["About (Indonesian)", "Tentang (Indonesia)"]),
    column("about_vi", "about/vi-VN", ["About (Vietnamese)"]),
    column("about_zh", "about/zh-CN", ["About (Chinese)"]),
    column("logo", "logo", ["Picture", "Gambar"]),
  ],
};
