import type { DemoPage } from "../../seed/demo-page.ts";
import { texts } from "../texts.ts";

/** The activity behind the page, and when it ends: the last second of March 2027 in Jakarta. */
const flashSaleCode = "FS2611";
export const flashSaleEndsAt = "2027-03-31T16:59:59Z";

const title = texts("Flash sale", "Flash sale", "Flash sale", "限时抢购");
const words = {
  text: texts(
    "Few pieces, short hours, real prices. When the campaign stock is gone, the usual price is back.",
    "Stok sedikit, waktu singkat, harga asli. Bila stok promo habis, harga biasa berlaku lagi.",
    "Số lượng ít, thời gian ngắn, giá thật. Hết kho khuyến mãi, giá thường trở lại.",
    "数量少，时间短，价格真。活动库存售完即恢复原价。",
  ),
  alt: texts(
    "A red lightning bolt among a gift box, a basketball and a white shoe",
    "Kilat merah di antara kotak kado, bola basket, dan sepatu putih",
    "Tia chớp đỏ giữa hộp quà, quả bóng rổ và chiếc giày trắng",
    "红色闪电、礼盒、篮球和白色运动鞋",
  ),
  countdown: texts("Hurry, but don't run", "Cepat, tapi jangan lari", "Nhanh lên, nhưng đừng chạy", "要快，但别跑"),
  countdownText: texts(
    "Every shopper may take a few of each, so that there is something for everybody.",
    "Setiap pembeli dibatasi beberapa buah, supaya semua kebagian.",
    "Mỗi người chỉ mua được vài món mỗi loại, để ai cũng có phần.",
    "每人每款限购数件，让大家都有机会。",
  ),
  products: texts("On sale now", "Sedang promo", "Đang giảm giá", "正在抢购"),
  rules: texts(
    "<h2>How it works</h2><ul><li>The struck price is the usual one; the other is what you pay while campaign stock lasts.</li><li>Your pieces are kept for 60 minutes at most while you pay.</li><li>Flash-sale goods can be returned only if they are faulty.</li></ul>",
    "<h2>Cara kerjanya</h2><ul><li>Harga yang dicoret adalah harga biasa; harga lainnya berlaku selama stok promo masih ada.</li><li>Barang Anda disimpan paling lama 60 menit selama pembayaran.</li><li>Barang flash sale hanya dapat diretur bila cacat.</li></ul>",
    "<h2>Cách hoạt động</h2><ul><li>Giá gạch ngang là giá thường; giá còn lại là giá bạn trả khi kho khuyến mãi còn hàng.</li><li>Hàng được giữ cho bạn tối đa 60 phút để thanh toán.</li><li>Hàng flash sale chỉ trả lại được khi bị lỗi.</li></ul>",
    "<h2>规则说明</h2><ul><li>划线价为原价；活动库存未售完前按另一价格结算。</li><li>付款期间商品最多为您保留 60 分钟。</li><li>限时抢购商品仅在有瑕疵时可退。</li></ul>",
  ),
} as const;

export const flashSalePage: DemoPage = {
  path: "/page/flash-sale",
  seo: (locale) => ({ title: title[locale], description: words.text[locale] }),
  content: (device, locale) => ({
    columns: [
      {
        id: "welcome",
        kind: "banner",
        style: "wide",
        items: [
          {
            image: device === "h5" ? "/pictures/promo-flash-sale-phone.webp" : "/pictures/promo-flash-sale.webp",
            alt: words.alt[locale],
            title: title[locale],
            text: words.text[locale],
          },
        ],
      },
      {
        id: "time-left",
        kind: "countdown",
        title: words.countdown[locale],
        text: words.countdownText[locale],
        endsAt: flashSaleEndsAt,
        activityCode: flashSaleCode,
      },
      {
        id: "on-sale",
        kind: "products",
        title: words.products[locale],
        from: { activity: flashSaleCode, limit: 24 },
      },
      { id: "rules", kind: "html", html: words.rules[locale] },
    ],
  }),
};
