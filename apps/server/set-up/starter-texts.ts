import type { Texts } from "#kit/core/locale.ts";

/** Texts of a new shop's first pages. Staff change all of them in the back office. */
export const starterTexts = {
  tagline: { "en-US": "Online shop", "id-ID": "Toko online", "vi-VN": "Cửa hàng trực tuyến", "zh-CN": "网上商店" },
  allProducts: { "en-US": "All products", "id-ID": "Semua produk", "vi-VN": "Tất cả sản phẩm", "zh-CN": "全部商品" },
  newProducts: { "en-US": "New in the shop", "id-ID": "Baru di toko", "vi-VN": "Hàng mới", "zh-CN": "新品上架" },
  service: { "en-US": "Service", "id-ID": "Layanan", "vi-VN": "Dịch vụ", "zh-CN": "服务" },
  contact: { "en-US": "Contact us", "id-ID": "Hubungi kami", "vi-VN": "Liên hệ", "zh-CN": "联系我们" },
  track: { "en-US": "Track an order", "id-ID": "Lacak pesanan", "vi-VN": "Tra cứu đơn hàng", "zh-CN": "查询订单" },
  legal: { "en-US": "Legal", "id-ID": "Ketentuan", "vi-VN": "Pháp lý", "zh-CN": "法律信息" },
  privacy: {
    "en-US": "Privacy policy",
    "id-ID": "Kebijakan privasi",
    "vi-VN": "Chính sách bảo mật",
    "zh-CN": "隐私政策",
  },
  terms: {
    "en-US": "Terms and conditions",
    "id-ID": "Syarat dan ketentuan",
    "vi-VN": "Điều khoản và điều kiện",
    "zh-CN": "条款与条件",
  },
  beingWritten: {
    "en-US": "This page is being written. Please contact us with any question.",
    "id-ID": "Halaman ini sedang disusun. Silakan hubungi kami bila ada pertanyaan.",
    "vi-VN": "Trang này đang được soạn. Vui lòng liên hệ với chúng tôi nếu có câu hỏi.",
    "zh-CN": "此页面正在编写中。如有疑问，请联系我们。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
