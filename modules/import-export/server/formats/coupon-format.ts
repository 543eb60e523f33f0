import type { Column, RecordFormat } from "./record-format.ts";

const column = (
  key: string,
  path: string,
  names: readonly string[],
  kind: Column["kind"] = "text",
  choices?: Column["choices"],
): Column => ({ key, path, names, of: "record", kind, ...(choices ? { choices } : {}) });

/** The shop's own file format of coupons. Single-use codes are excluded: they are generated in the back office. */
export const couponFormat: RecordFormat = {
  id: { key: "coupon_code", names: ["Coupon code", "Coupon", "Kode kupon", "Kupon"] },
  items: null,
  columns: [
    column("status", "status", ["Status"], "choice", {
      draft: "draft",
      live: "active",
      active: "active",
      stopped: "stopped",
      draf: "draft",
      tayang: "active",
      dihentikan: "stopped",
    }),
    column("single_use", "singleUse", ["Single-use codes", "Kode sekali pakai"], "yesNo"),
    column("audience", "audience", ["Who may use it", "Untuk siapa"], "choice", {
      everyone: "everyone",
      members: "members",
      handed: "handed",
    }),
    column("segment", "segment", ["Segment", "Segmen"]),
    column("name_en", "names/en-US", ["Coupon name", "Name (English)", "Nama kupon"]),
    column("name_id", "names/id-ID", ["Name (Indonesian)", "Nama (Indonesia)"]),
    column("name_vi", "names/vi-VN", ["Name (Vietnamese)"]),
    column("name_zh", "names/zh-CN", ["Name (Chinese)"]),
    column("description_en", "descriptions/en-US", ["Description", "Description (English)", "Keterangan"]),
    column("description_id", "descriptions/id-ID", ["Description (Indonesian)", "Keterangan (Indonesia)"]),
    column("description_vi", "descriptions/vi-VN", ["Description (Vietnamese)"]),
    column("description_zh", "descriptions/zh-CN", ["Description (Chinese)"]),
    column("percent", "percent", ["Percent off", "Diskon (%)"], "whole"),
    column("highest_discount", "mostDiscount", ["Highest discount", "Diskon maksimum"], "whole"),
    column("amount", "amount", ["Amount off", "Potongan"], "whole"),
    column("minimum_spend", "minimumSpend", ["Minimum spend", "Belanja minimum"], "whole"),
    column("begins", "beginsAt", ["Begins", "Begins at", "Mulai"], "moment"),
    column("ends", "endsAt", ["Ends", "Ends at", "Expires", "Berakhir"], "moment"),
    column("total_limit", "totalLimit", ["Limit", "Total limit", "Batas total"], "whole"),
    column("limit_per_buyer", "perUserLimit", ["Limit per buyer", "Batas per pembeli"], "whole"),
    column("with_promotions", "stackable", ["Together with promotions", "Gabung promosi"], "yesNo"),
    column("whole_shop", "scope/everything", ["The whole shop", "Semua produk"], "yesNo"),
    column("products", "scope/products", ["Product codes", "Kode produk"], "list"),
    column("categories", "scope/categories", ["Category codes", "Kode kategori"], "list"),
    column("brands", "scope/brands", ["Brand codes", "Kode merek"], "list"),
  ],
};
