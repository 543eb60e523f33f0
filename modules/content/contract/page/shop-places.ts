import type { Texts } from "#kit/core/locale.ts";

/** Pages of the shop that the engine has itself: links lead to them, nobody edits them as a landing page. */
export const shopPlaces: readonly { readonly path: string; readonly name: Texts }[] = [
  {
    path: "/store",
    name: { "en-US": "Stores", "id-ID": "Toko", "vi-VN": "Cửa hàng", "zh-CN": "门店" },
  },
  {
    path: "/size-guide",
    name: { "en-US": "Size guide", "id-ID": "Panduan ukuran", "vi-VN": "Bảng kích cỡ", "zh-CN": "尺码指南" },
  },
  {
    path: "/order/track",
    name: { "en-US": "Track order", "id-ID": "Lacak pesanan", "vi-VN": "Tra cứu đơn hàng", "zh-CN": "查询订单" },
  },
  {
    path: "/contact-us",
    name: { "en-US": "Contact", "id-ID": "Kontak", "vi-VN": "Liên hệ", "zh-CN": "联系我们" },
  },
  {
    path: "/blog",
    name: { "en-US": "Stories", "id-ID": "Cerita", "vi-VN": "Câu chuyện", "zh-CN": "故事" },
  },
  {
    path: "/plp/search",
    name: { "en-US": "All products", "id-ID": "Semua produk", "vi-VN": "Tất cả sản phẩm", "zh-CN": "全部商品" },
  },
  {
    path: "/register",
    name: { "en-US": "Register", "id-ID": "Daftar", "vi-VN": "Đăng ký", "zh-CN": "注册" },
  },
  {
    path: "/register/mapclub",
    name: { "en-US": "Join the club", "id-ID": "Gabung klub", "vi-VN": "Tham gia câu lạc bộ", "zh-CN": "加入俱乐部" },
  },
  {
    path: "/newsletter/subscribe",
    name: { "en-US": "Newsletter", "id-ID": "Buletin", "vi-VN": "Bản tin", "zh-CN": "邮件订阅" },
  },
];
