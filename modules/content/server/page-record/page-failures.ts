import type { Texts } from "#kit/core/locale.ts";

export const noPage: Texts = {
  "en-US": "There is no such page.",
  "id-ID": "Halaman itu tidak ada.",
  "vi-VN": "Không có trang này.",
  "zh-CN": "没有此页面。",
};

export const homeStays: Texts = {
  "en-US": "The shop needs its home page.",
  "id-ID": "Toko memerlukan halaman depannya.",
  "vi-VN": "Cửa hàng cần trang chủ.",
  "zh-CN": "商店需要首页。",
};
