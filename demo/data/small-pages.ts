import type { DemoPage } from "../seed/demo-page.ts";
import { departmentTiles } from "./home/department-tiles.ts";
import { texts } from "./texts.ts";

const promises = [
  {
    icon: "truck",
    title: texts("3–7 working days", "3–7 hari kerja", "3–7 ngày làm việc", "3–7 个工作日"),
    text: texts(
      "to your door, all over Indonesia",
      "sampai di rumah, ke seluruh Indonesia",
      "giao tận nhà trên toàn Indonesia",
      "送达印尼各地",
    ),
  },
  {
    icon: "store",
    title: texts("Pick up in store", "Ambil di toko", "Nhận tại cửa hàng", "门店自提"),
    text: texts("free, when it suits you", "gratis, kapan pun Anda sempat", "miễn phí, khi bạn tiện", "免费，随您方便"),
  },
  {
    icon: "gift",
    title: texts("Points on every order", "Poin di setiap pesanan", "Tích điểm mỗi đơn hàng", "每单都有积分"),
    text: texts(
      "1 point for every Rp10.000",
      "1 poin setiap Rp10.000",
      "1 điểm cho mỗi Rp10.000",
      "每消费 Rp10.000 得 1 积分",
    ),
  },
  {
    icon: "undo-2",
    title: texts("7 days to return", "7 hari untuk retur", "7 ngày đổi trả", "7 天退货"),
    text: texts(
      "from your account, no phone call",
      "dari akun Anda, tanpa telepon",
      "ngay trong tài khoản, không cần gọi",
      "在账户中办理，无需致电",
    ),
  },
] as const;

/** The footer's text. */
const advertisementPage: DemoPage = {
  path: "/footer/advertisement",
  content: (_device, locale) => ({
    columns: [
      {
        id: "promises",
        kind: "banner",
        style: "promises",
        items: promises.map(({ icon, title, text }) => ({ icon, title: title[locale], text: text[locale] })),
      },
    ],
  }),
};

const cookieTitle = texts("Cookies at our shop", "Cookie di toko kami", "Cookie tại cửa hàng", "本店的 Cookie");
const cookieText = texts(
  'Some cookies keep your cart and your language: these are always on. Others help us to improve the shop and start only if you agree. Details are in our <a href="/page/privacy-policy">privacy policy</a>.',
  'Sebagian cookie menyimpan keranjang dan bahasa Anda: ini selalu aktif. Lainnya membantu kami memperbaiki toko dan hanya aktif bila Anda setuju. Selengkapnya ada di <a href="/page/privacy-policy">kebijakan privasi</a>.',
  'Một số cookie lưu giỏ hàng và ngôn ngữ của bạn: chúng luôn bật. Số khác giúp chúng tôi cải thiện cửa hàng và chỉ chạy khi bạn đồng ý. Chi tiết có trong <a href="/page/privacy-policy">chính sách bảo mật</a>.',
  '部分 Cookie 用于保存购物车和语言，始终启用；其他 Cookie 帮助我们改进商店，仅在您同意后启用。详见<a href="/page/privacy-policy">隐私政策</a>。',
);

const cookiePopupPage: DemoPage = {
  path: "/consent/popup-cookie",
  content: (_device, locale) => ({
    columns: [
      { id: "title", kind: "banner", title: cookieTitle[locale], items: [{ title: cookieTitle[locale] }] },
      { id: "text", kind: "html", html: `<p>${cookieText[locale]}</p>` },
    ],
  }),
};

/** Suggestions on empty search results. */
const nothingFoundPage: DemoPage = {
  path: "/search/nothing-found",
  content: (_device, locale) => ({ columns: [departmentTiles(locale)] }),
};

export const smallPages: readonly DemoPage[] = [advertisementPage, cookiePopupPage, nothingFoundPage];
