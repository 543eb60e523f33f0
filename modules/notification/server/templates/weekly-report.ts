import { formatDay } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import type { Locale, Texts } from "#kit/core/locale.ts";
import type { WeeklyReport } from "../../contract/weekly-report.ts";
import type { EmailBlock } from "./email-content.ts";
import { fill } from "./fill.ts";
import { heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const title: Texts = {
  "en-US": "The week of {shop}",
  "id-ID": "Sepekan di {shop}",
  "vi-VN": "Tuần qua của {shop}",
  "zh-CN": "{shop} 一周简报",
};

const lead: Texts = {
  "en-US": "Hello {name}, this is the week of {from} to {until}, beside the week before.",
  "id-ID": "Halo {name}, ini pekan {from} sampai {until}, dibandingkan dengan pekan sebelumnya.",
  "vi-VN": "Xin chào {name}, đây là tuần từ {from} đến {until}, so với tuần trước đó.",
  "zh-CN": "{name}，您好！这是 {from} 至 {until} 的一周，与前一周对比。",
};

const ofStore: Texts = {
  "en-US": "Figures of the store {store} alone.",
  "id-ID": "Hanya angka toko {store}.",
  "vi-VN": "Chỉ số liệu của cửa hàng {store}.",
  "zh-CN": "仅门店 {store} 的数据。",
};

const figureNames: Readonly<Record<WeeklyReport["figures"][number]["figure"], Texts>> = {
  orders: { "en-US": "Orders", "id-ID": "Pesanan", "vi-VN": "Đơn hàng", "zh-CN": "订单" },
  pieces: { "en-US": "Pieces", "id-ID": "Jumlah barang", "vi-VN": "Số món", "zh-CN": "件数" },
  net: { "en-US": "Net", "id-ID": "Bersih", "vi-VN": "Doanh thu thuần", "zh-CN": "净额" },
  newCustomers: {
    "en-US": "Orders of new customers",
    "id-ID": "Pesanan pelanggan baru",
    "vi-VN": "Đơn của khách mới",
    "zh-CN": "新顾客的订单",
  },
  returns: { "en-US": "Returns", "id-ID": "Retur", "vi-VN": "Trả hàng", "zh-CN": "退货" },
};

const before: Texts = {
  "en-US": "{value} the week before",
  "id-ID": "{value} pekan sebelumnya",
  "vi-VN": "{value} tuần trước đó",
  "zh-CN": "前一周 {value}",
};

const bestSold: Texts = {
  "en-US": "Sold best",
  "id-ID": "Paling laku",
  "vi-VN": "Bán chạy nhất",
  "zh-CN": "最畅销",
};

const pieces: Texts = {
  "en-US": "Pieces: {count}",
  "id-ID": "Jumlah: {count}",
  "vi-VN": "Số món: {count}",
  "zh-CN": "件数：{count}",
};

const links = {
  sales: {
    "en-US": "Sales by day",
    "id-ID": "Penjualan per hari",
    "vi-VN": "Doanh số theo ngày",
    "zh-CN": "按日销售",
  },
  products: { "en-US": "Products", "id-ID": "Produk", "vi-VN": "Sản phẩm", "zh-CN": "商品" },
  customers: { "en-US": "Customers", "id-ID": "Pelanggan", "vi-VN": "Khách hàng", "zh-CN": "顾客" },
  returns: { "en-US": "Returns", "id-ID": "Retur", "vi-VN": "Trả hàng", "zh-CN": "退货" },
} satisfies Readonly<Record<string, Texts>>;

const stop: Texts = {
  "en-US": "You asked for this letter in the back office. Stop it on the page of the reports.",
  "id-ID": "Anda meminta surat ini di admin toko. Hentikan di halaman laporan.",
  "vi-VN": "Bạn đã yêu cầu thư này tại trang quản trị. Hãy dừng nhận ở trang báo cáo.",
  "zh-CN": "您在管理后台订阅了这封邮件。可在报表页面停止接收。",
};

const stopLink: Texts = {
  "en-US": "Stop the weekly letter",
  "id-ID": "Hentikan surat mingguan",
  "vi-VN": "Dừng thư hằng tuần",
  "zh-CN": "停止每周邮件",
};

const written = (day: string) => formatDay(new Date(`${day}T00:00:00+07:00`));

/** "1.204", "Rp430.000.000". */
const figureText = (figure: WeeklyReport["figures"][number]["figure"], value: number) =>
  figure === "net" ? rp(value) : grouped(value);

/** " (+9 %)"; empty where nothing was before. */
const changeText = (now: number, earlier: number): string => {
  if (earlier === 0) return "";
  const change = Math.round(((now - earlier) / Math.abs(earlier)) * 100);
  return ` (${change > 0 ? "+" : ""}${change} %)`;
};

const addressOf = ({ from, until }: WeeklyReport, shop: ShopCard, report: string) =>
  `${shop.adminUrl ?? shop.url}/admin/reports?${new URLSearchParams({ report, from, until, step: "day" })}`;

function figuresTable({ figures }: WeeklyReport, locale: Locale): EmailBlock {
  return {
    type: "table",
    rows: figures.map(({ figure, now, before: earlier }) => ({
      name: figureNames[figure][locale],
      detail: fill(before[locale], { value: figureText(figure, earlier) }) + changeText(now, earlier),
      value: figureText(figure, now),
      strong: figure === "net",
    })),
  };
}

const productsTable = ({ products }: WeeklyReport, locale: Locale): EmailBlock[] =>
  products.length === 0
    ? []
    : [
        { type: "subheading", text: bestSold[locale] },
        {
          type: "table",
          rows: products.map(({ name, pieces: count, net }) => ({
            name,
            detail: fill(pieces[locale], { count: grouped(count) }),
            value: rp(net),
          })),
        },
      ];

/** The week beside the week before, with links into the reports. Names of figures and links are those of the reports. */
export const weeklyReport = templateFor<WeeklyReport>()({
  variants: {
    "": {
      email: {
        subject: subject(joined("", title, " · {from} – {until}")),
        heading: heading(title),
        lead: paragraph(lead),
        stop: paragraph(stop),
      },
      short: { text: short(joined(" ", lead, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "name", "from", "until", "link"],
  facts: (data, { shop }) => ({
    shop: shop.name,
    name: data.name,
    from: written(data.from),
    until: written(data.until),
    link: addressOf(data, shop, "sales"),
  }),
  short: (_data, words) => words.text("text"),
  email: (data, words, { shop, locale }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("lead"),
      ...(data.storeCode === null
        ? []
        : [{ type: "paragraph" as const, text: fill(ofStore[locale], { store: data.storeCode }) }]),
      figuresTable(data, locale),
      ...productsTable(data, locale),
      { type: "button", label: links.sales[locale], url: addressOf(data, shop, "sales") },
      ...(["products", "customers", "returns"] as const).map((report) => ({
        type: "link" as const,
        label: links[report][locale],
        url: addressOf(data, shop, report),
      })),
      words.paragraph("stop"),
      {
        type: "link",
        label: stopLink[locale],
        url: `${shop.adminUrl ?? shop.url}/admin/reports#weekly-letter`,
      },
    ],
  }),
});
