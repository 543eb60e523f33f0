import type { PromotionDraft } from "#modules/promotion/server/index.ts";
import { texts } from "../texts.ts";
import { cheapestIn, currentPrice, middleSku } from "./goods.ts";

const season = { beginsAt: new Date("2026-10-31T17:00:00Z"), endsAt: new Date("2027-04-30T17:00:00Z") };

/** Sold along for about half, ending in nine thousand. */
const alongPrice = (price: number) => Math.max(9_000, Math.round(price / 20_000) * 10_000 - 1_000);

const along = (...categories: readonly string[]) =>
  categories.flatMap(cheapestIn).map((product) => ({
    skuCode: middleSku(product),
    price: alongPrice(currentPrice(product)),
  }));

const gifts = (...categories: readonly string[]) =>
  categories.flatMap(cheapestIn).map((product) => ({ skuCode: middleSku(product) }));

/** Purchase with purchase and gifts, by amount and by pieces. */
export const giveawayPromotions: readonly PromotionDraft[] = [
  {
    code: "PWP_HYDRATE",
    kind: "pwp",
    names: texts("Drink while you play", "Main sambil minum", "Vừa chơi vừa uống", "边玩边补水"),
    descriptions: texts(
      "Spend Rp500.000 on sports and add a bottle or a lunch box for about half its price.",
      "Belanja olahraga Rp500.000, tambah botol atau kotak bekal dengan harga sekitar separuhnya.",
      "Mua đồ thể thao từ Rp500.000, thêm bình nước hoặc hộp cơm với khoảng nửa giá.",
      "运动商品满 Rp500.000，水瓶或便当盒约半价加购。",
    ),
    remarks: texts(
      "One along with each order, while stocks last.",
      "Satu untuk setiap pesanan, selama persediaan ada.",
      "Mỗi đơn một món, khi còn hàng.",
      "每单限加购一件，售完为止。",
    ),
    labels: texts("Add a bottle", "Tambah botol", "Thêm bình nước", "加购水瓶"),
    ...season,
    priority: 40,
    sort: 40,
    scope: { categories: ["SPORTS"] },
    levels: [{ threshold: 500_000, giveaways: along("BOTTLES", "LUNCH") }],
  },
  {
    code: "PWP_SOCKS",
    kind: "pwp",
    names: texts(
      "Two pairs of shoes, socks along",
      "Dua pasang sepatu, tambah kaus kaki",
      "Hai đôi giày, thêm tất",
      "买两双鞋，加购袜子",
    ),
    descriptions: texts(
      "Take two pairs of shoes and add socks for about half their price.",
      "Ambil dua pasang sepatu dan tambah kaus kaki dengan harga sekitar separuhnya.",
      "Mua hai đôi giày và thêm tất với khoảng nửa giá.",
      "买两双鞋，袜子约半价加购。",
    ),
    remarks: texts(
      "Shoes of different sizes count together.",
      "Sepatu dengan ukuran berbeda dihitung bersama.",
      "Giày khác cỡ vẫn được tính chung.",
      "不同尺码的鞋可合并计算。",
    ),
    labels: texts("Socks along", "Tambah kaus kaki", "Thêm tất", "加购袜子"),
    ...season,
    priority: 41,
    sort: 41,
    amountByQty: true,
    pwpCountsForTiers: false,
    scope: { categories: ["SHOES"] },
    levels: [{ threshold: 2, giveaways: along("SOCKS") }],
  },
  {
    code: "GWP_BUILDERS",
    kind: "gwp",
    names: texts("A gift for builders", "Kado untuk para perakit", "Quà cho thợ xếp gạch", "搭积木有礼"),
    descriptions: texts(
      "Spend Rp500.000, Rp1.000.000 or Rp2.000.000 on building toys and get a present that grows with you.",
      "Belanja mainan susun Rp500.000, Rp1.000.000, atau Rp2.000.000 dan dapatkan kado yang ikut membesar.",
      "Mua đồ chơi xếp hình từ Rp500.000, Rp1.000.000 hoặc Rp2.000.000 để nhận quà ngày càng lớn.",
      "积木玩具满 Rp500.000、Rp1.000.000 或 Rp2.000.000，礼物逐级升级。",
    ),
    remarks: texts(
      "One gift for each order, sent from the same warehouse. When a gift is gone, the next one takes its place.",
      "Satu kado untuk setiap pesanan, dikirim dari gudang yang sama. Bila kado habis, diganti kado berikutnya.",
      "Mỗi đơn một quà, gửi từ cùng một kho. Hết quà này sẽ thay bằng quà kế tiếp.",
      "每单一份礼物，由同一仓库发出。赠品送完则以下一款代替。",
    ),
    labels: texts("Free gift", "Gratis kado", "Tặng quà", "赠礼"),
    ...season,
    priority: 50,
    sort: 20,
    ribbon: { texts: texts("Gift", "Kado", "Quà", "赠礼"), image: "/pictures/ribbons/gift.svg", position: "TOP_RIGHT" },
    scope: { categories: ["TOYS"] },
    levels: [
      { threshold: 500_000, giveaways: gifts("DESK", "BOTTLES") },
      { threshold: 1_000_000, giveaways: gifts("BRICKBOXES", "DESK") },
      { threshold: 2_000_000, giveaways: gifts("FLOWERS", "BASEPLATES") },
    ],
  },
  {
    code: "GWP_RALLY",
    kind: "gwp",
    names: texts("Three for the court", "Tiga untuk lapangan", "Ba món cho sân đấu", "球场三件礼"),
    descriptions: texts(
      "Any three things by Rallya bring a fourth one home for nothing.",
      "Tiga barang Rallya apa saja membawa pulang barang keempat secara gratis.",
      "Mua ba món Rallya bất kỳ, món thứ tư miễn phí.",
      "任选三件 Rallya 商品，第四件免费带回家。",
    ),
    remarks: texts(
      "May be earned twice in one order.",
      "Dapat diperoleh dua kali dalam satu pesanan.",
      "Có thể nhận hai lần trong một đơn.",
      "每单最多可获赠两次。",
    ),
    labels: texts("Buy 3, get a gift", "Beli 3, dapat kado", "Mua 3 tặng quà", "买三赠礼"),
    ...season,
    priority: 51,
    sort: 21,
    amountByQty: true,
    mostTimes: 2,
    ribbon: {
      texts: texts("3 + gift", "3 + kado", "3 + quà", "3＋礼"),
      image: "/pictures/ribbons/gift.svg",
      position: "BOTTOM_RIGHT",
    },
    scope: { brands: ["RAL"] },
    levels: [{ threshold: 3, giveaways: gifts("BADMINTON") }],
  },
];
