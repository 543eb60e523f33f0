import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { texts } from "./texts.ts";

const words = {
  heroTitle: texts(
    "Build\u00a0it. Chase\u00a0it. Live\u00a0it.",
    "Bangun. Kejar. Nikmati.",
    "Xếp hình. Vận động. Tận hưởng.",
    "搭建，奔跑，生活。",
  ),
  heroText: texts(
    "Bricks, balls and everyday favourites, at your door in 3–7 working days.",
    "Bata, bola, dan barang favorit sehari-hari, sampai di rumah dalam 3–7 hari kerja.",
    "Gạch xếp, bóng và đồ dùng yêu thích, giao tận nhà trong 3–7 ngày làm việc.",
    "积木、球类和日常好物，3–7 个工作日送到家。",
  ),
  heroLabel: texts("Start building", "Mulai menyusun", "Bắt đầu xếp", "开始搭建"),
  departments: texts("What are you after?", "Cari apa hari ini?", "Bạn đang tìm gì?", "想找什么？"),
  bricks: texts("Building bricks", "Bata susun", "Gạch xếp hình", "积木"),
  vehicles: texts("Rockets & cars", "Roket & mobil", "Tên lửa & ô tô", "火箭与汽车"),
  balls: texts("Balls & court", "Bola & lapangan", "Bóng & sân chơi", "球类与球场"),
  training: texts("Training", "Latihan", "Tập luyện", "训练"),
  bags: texts("Bags & outdoor", "Tas & luar ruang", "Túi & ngoài trời", "背包与户外"),
  lifestyle: texts("Everyday", "Sehari-hari", "Hằng ngày", "日常"),
  offers: texts("This week", "Minggu ini", "Tuần này", "本周"),
  saleTitle: texts("Flash sale", "Flash sale", "Flash sale", "限时抢购"),
  saleText: texts(
    "Few pieces, short hours, real prices.",
    "Stok sedikit, waktu singkat, harga asli.",
    "Số lượng ít, thời gian ngắn, giá thật.",
    "数量少，时间短，价格真。",
  ),
  saleLabel: texts("See the deals", "Lihat promonya", "Xem ưu đãi", "查看优惠"),
  clubTitle: texts("100 points to start with", "100 poin untuk memulai", "100 điểm khởi đầu", "入会即送 100 积分"),
  clubText: texts(
    "Link your MAPCLUB account and pay part of your order with points.",
    "Hubungkan akun MAPCLUB dan bayar sebagian pesanan dengan poin.",
    "Liên kết tài khoản MAPCLUB và dùng điểm để thanh toán một phần.",
    "关联 MAPCLUB 账户，用积分抵扣部分订单。",
  ),
  clubLabel: texts("Join the club", "Gabung klub", "Tham gia", "加入俱乐部"),
} as const;

/** The home page for one device and language. */
export function homePage(device: Device, locale: Locale): PageContentDraft {
  const t = (name: keyof typeof words) => words[name][locale];
  const phone = device === "h5";
  const tile = (image: string, title: keyof typeof words, href: string) => ({
    image: `/pictures/tile-${image}.webp`,
    title: t(title),
    href,
  });
  return {
    columns: [
      {
        id: "welcome",
        kind: "banner",
        style: "hero",
        items: [
          {
            image: phone ? "/pictures/hero-phone.webp" : "/pictures/hero-desktop.webp",
            alt: "",
            title: t("heroTitle"),
            text: t("heroText"),
            label: t("heroLabel"),
            href: "/building-toys.html",
          },
        ],
      },
      {
        id: "departments",
        kind: "banner",
        style: "tiles",
        title: t("departments"),
        perRow: { pc: 6, h5: 2 },
        items: [
          tile("bricks", "bricks", "/brick-sets.html"),
          tile("vehicles", "vehicles", "/vehicles.html"),
          tile("balls", "balls", "/balls.html"),
          tile("training", "training", "/training.html"),
          tile("bags", "bags", "/bags.html"),
          tile("lifestyle", "lifestyle", "/lifestyle.html"),
        ],
      },
      {
        id: "this-week",
        kind: "banner",
        style: "wide",
        title: t("offers"),
        perRow: { pc: 2, h5: 1 },
        items: [
          {
            image: phone ? "/pictures/promo-flash-sale-phone.webp" : "/pictures/promo-flash-sale.webp",
            title: t("saleTitle"),
            text: t("saleText"),
            label: t("saleLabel"),
            href: "/page/flash-sale",
          },
          {
            image: phone ? "/pictures/promo-club-phone.webp" : "/pictures/promo-club.webp",
            title: t("clubTitle"),
            text: t("clubText"),
            label: t("clubLabel"),
            href: "/register/mapclub",
          },
        ],
      },
    ],
  };
}
