import type { Column, RecordFormat } from "./record-format.ts";

const column = (key: string, path: string, names: readonly string[], kind: Column["kind"] = "text"): Column => ({
  key,
  path,
  names,
  of: "record",
  kind,
});

/** The shop's own file format of categories. */
export const categoryFormat: RecordFormat = {
  id: { key: "category_code", names: ["Category code", "Code", "Kode kategori", "Kode"] },
  items: null,
  columns: [
    column("name_en", "names/en-US", ["Name (English)", "Name", "Category", "Nama", "Kategori"]),
    column("name_id", "names/id-ID", ["Name (Indonesian)", "Nama (Indonesia)"]),
    column("name_vi", "names/vi-VN", ["Name (Vietnamese)"]),
    column("name_zh", "names/zh-CN", ["Name (Chinese)"]),
    column("slug", "slug", ["Address", "Handle", "Alamat"]),
    column("parent", "parentCode", ["Parent code", "Induk", "Kode induk"]),
    column("position", "position", ["Order", "Urutan"], "whole"),
    column("about_en", "about/en-US", ["About (English)", "About", "Tentang"]),
    column("about_id", "about/id-ID", ["About (Indonesian)", "Tentang (Indonesia)"]),
    column("about_vi", "about/vi-VN", ["About (Vietnamese)"]),
    column("about_zh", "about/zh-CN", ["About (Chinese)"]),
    column("picture", "picture", ["Image", "Gambar"]),
  ],
};
