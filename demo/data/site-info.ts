import type { SiteInfo } from "#modules/content/contract/site-info.ts";
import { texts } from "./texts.ts";

export const siteInfo: SiteInfo = {
  name: "Bata & Bola",
  tagline: texts(
    "Bricks to build, balls to chase, things to live with.",
    "Bata untuk dibangun, bola untuk dikejar, barang untuk dipakai setiap hari.",
    "Gạch để xếp, bóng để chơi, đồ dùng cho mỗi ngày.",
    "搭积木，追着球，陪伴每一天。",
  ),
  contactHours: texts(
    "Monday to Sunday, 8am to 9pm WIB",
    "Senin sampai Minggu, 08.00–21.00 WIB",
    "Thứ Hai đến Chủ Nhật, 8:00–21:00 (WIB)",
    "周一至周日 8:00–21:00（WIB）",
  ),
  serviceHours: texts("9:00 to 18:00", "09.00–18.00", "9:00–18:00", "9:00–18:00"),
  whatsAppNumber: "+62 811 1000 2026",
  email: "halo@bata-bola.example",
  logo: "/brand/logo.svg",
  logoDark: "/brand/logo-light.svg",
  clubName: "MAPCLUB",
  clubSiteUrl: "/club",
  socialLinks: [
    { network: "instagram", url: "https://instagram.com/bata.bola.example" },
    { network: "tiktok", url: "https://tiktok.com/@bata.bola.example" },
    { network: "youtube", url: "https://youtube.com/@bata.bola.example" },
    { network: "facebook", url: "https://facebook.com/bata.bola.example" },
  ],
};
