import type { CouponDraft } from "#modules/promotion/server/index.ts";
import { texts } from "../texts.ts";

const season = { beginsAt: new Date("2026-10-31T17:00:00Z"), endsAt: new Date("2027-04-30T17:00:00Z") };

/** A coupon of every kind. */
export const coupons: readonly CouponDraft[] = [
  {
    code: "BATABOLA10",
    names: texts(
      "10% off, up to Rp50.000",
      "Diskon 10%, maks. Rp50.000",
      "Giảm 10%, tối đa Rp50.000",
      "减 10%，最高 Rp50.000",
    ),
    descriptions: texts(
      "For every order from Rp200.000 on, together with promotions.",
      "Untuk setiap pesanan mulai Rp200.000, dapat digabung dengan promo.",
      "Cho mọi đơn từ Rp200.000, dùng chung với khuyến mãi.",
      "订单满 Rp200.000 可用，可与促销同享。",
    ),
    percent: 10,
    mostDiscount: 50_000,
    minimumSpend: 200_000,
    ...season,
    stackable: true,
    scope: "everything",
  },
  {
    code: "HEMAT50",
    names: texts("Rp50.000 off", "Potongan Rp50.000", "Giảm Rp50.000", "减 Rp50.000"),
    descriptions: texts(
      "For orders from Rp400.000 on that no promotion has made cheaper yet.",
      "Untuk pesanan mulai Rp400.000 yang belum mendapat promo lain.",
      "Cho đơn từ Rp400.000 chưa hưởng khuyến mãi nào.",
      "订单满 Rp400.000 且未享其他促销时可用。",
    ),
    amount: 50_000,
    minimumSpend: 400_000,
    ...season,
    scope: "everything",
  },
  {
    code: "ANGGOTA15",
    names: texts(
      "15% for members, up to Rp100.000",
      "15% untuk anggota, maks. Rp100.000",
      "15% cho thành viên, tối đa Rp100.000",
      "会员减 15%，最高 Rp100.000",
    ),
    descriptions: texts(
      "For members, from Rp300.000 on.",
      "Khusus anggota, mulai Rp300.000.",
      "Dành cho thành viên, từ Rp300.000.",
      "会员专享，满 Rp300.000 可用。",
    ),
    percent: 15,
    mostDiscount: 100_000,
    minimumSpend: 300_000,
    ...season,
    membersOnly: true,
    stackable: true,
    scope: "everything",
  },
  {
    code: "SELAMATDATANG",
    names: texts(
      "Welcome: 20% off, up to Rp40.000",
      "Selamat datang: 20%, maks. Rp40.000",
      "Chào mừng: giảm 20%, tối đa Rp40.000",
      "新客减 20%，最高 Rp40.000",
    ),
    descriptions: texts(
      "Once for each member.",
      "Satu kali untuk setiap anggota.",
      "Mỗi thành viên dùng một lần.",
      "每位会员限用一次。",
    ),
    percent: 20,
    mostDiscount: 40_000,
    ...season,
    perUserLimit: 1,
    membersOnly: true,
    scope: "everything",
  },
  {
    code: "LANGKAH75",
    names: texts(
      "Rp75.000 off Langkah",
      "Potongan Rp75.000 untuk Langkah",
      "Giảm Rp75.000 cho Langkah",
      "Langkah 减 Rp75.000",
    ),
    descriptions: texts(
      "For shoes by Langkah worth Rp600.000 or more.",
      "Untuk sepatu Langkah senilai Rp600.000 atau lebih.",
      "Cho giày Langkah từ Rp600.000.",
      "购买 Langkah 鞋履满 Rp600.000 可用。",
    ),
    amount: 75_000,
    minimumSpend: 600_000,
    ...season,
    perUserLimit: 2,
    stackable: true,
    scope: { brands: ["LKH"] },
  },
  {
    code: "MAINAN25",
    names: texts(
      "Rp25.000 off building toys",
      "Potongan Rp25.000 mainan susun",
      "Giảm Rp25.000 đồ chơi xếp hình",
      "积木玩具减 Rp25.000",
    ),
    descriptions: texts(
      "For building toys from Rp150.000 on; the first 5.000 uses.",
      "Untuk mainan susun mulai Rp150.000; 5.000 pemakaian pertama.",
      "Cho đồ chơi xếp hình từ Rp150.000; 5.000 lượt đầu tiên.",
      "积木玩具满 Rp150.000 可用，限前 5.000 次。",
    ),
    amount: 25_000,
    minimumSpend: 150_000,
    ...season,
    totalLimit: 5_000,
    stackable: true,
    scope: { categories: ["TOYS"] },
  },
  {
    code: "KILAT100",
    names: texts(
      "Rp100.000 for the quick",
      "Rp100.000 untuk yang cepat",
      "Rp100.000 cho người nhanh tay",
      "手快减 Rp100.000",
    ),
    descriptions: texts(
      "A hundred uses, and all of them are gone.",
      "Seratus pemakaian, dan semuanya sudah habis.",
      "Một trăm lượt, và đã hết.",
      "共一百次，已全部用完。",
    ),
    amount: 100_000,
    minimumSpend: 500_000,
    ...season,
    totalLimit: 100,
    perUserLimit: 1,
    scope: "everything",
  },
  {
    code: "MERDEKA17",
    names: texts("17% off in August", "Diskon 17% di bulan Agustus", "Giảm 17% trong tháng Tám", "八月减 17%"),
    descriptions: texts(
      "It was good in August 2026.",
      "Berlaku pada Agustus 2026.",
      "Đã có hiệu lực trong tháng 8/2026.",
      "2026 年 8 月有效，已过期。",
    ),
    percent: 17,
    mostDiscount: 45_000,
    beginsAt: new Date("2026-07-31T17:00:00Z"),
    endsAt: new Date("2026-08-31T17:00:00Z"),
    scope: "everything",
  },
];

/** Initial use counts of coupons; one coupon is used up. */
export const couponUses = [
  { couponCode: "KILAT100", used: 100 },
  { couponCode: "MAINAN25", used: 1_284 },
  { couponCode: "BATABOLA10", used: 3_516 },
] as const;

/** What every demo member finds among their coupons. */
export const grantedCoupons = ["BATABOLA10", "ANGGOTA15", "SELAMATDATANG", "MERDEKA17"] as const;
