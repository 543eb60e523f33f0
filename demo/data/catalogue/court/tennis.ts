import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";

export const tennis: readonly DemoProduct[] = [
  {
    code: "RAL1006",
    brand: "RAL",
    category: "TENNIS",
    name: texts("Rimba 100 Tennis Racket", "Raket Tenis Rimba 100", "Vợt tennis Rimba 100", "Rimba 100 网球拍"),
    description: texts(
      "A 100-square-inch head on a 285-gram frame: enough help for a weekend player, enough control to keep it for years. The open string pattern likes topspin. Strung at 24 kg; the first batch ships in December.",
      "Kepala 100 inci persegi pada rangka 285 gram: cukup membantu pemain akhir pekan, cukup terkendali untuk dipakai bertahun-tahun. Pola senarnya renggang, cocok untuk topspin. Senar 24 kg; batch pertama dikirim Desember.",
      "Mặt vợt 100 inch vuông trên khung 285 gram: đủ trợ lực cho người chơi cuối tuần, đủ kiểm soát để dùng nhiều năm. Lưới đan thưa hợp đánh xoáy. Đan sẵn 24 kg; lô đầu giao trong tháng Mười Hai.",
      "100 平方英寸拍面，285 克拍框：周末玩家打得轻松，用上几年也够控制。线床较疏，适合上旋。已穿 24 公斤线，首批十二月发货。",
    ),
    colours: ["court"],
    price: 1_249_000,
    facts: { material: materials.carbon, weight: "285 g", measures: "68.5 cm" },
    grams: 520,
    box: [72, 30, 5],
    released: "2026-11-02",
    shipsFrom: "2026-12-14",
  },
  {
    code: "RAL1007",
    brand: "RAL",
    category: "TENNIS",
    name: texts("Ombak Padel Racket", "Raket Padel Ombak", "Vợt padel Ombak", "Ombak 板式网球拍"),
    description: texts(
      "A teardrop padel racket with a soft EVA core, for players who win points with patience first and power second. The rough face grips the ball. Always wear the wrist cord; glass walls are expensive.",
      "Raket padel bentuk tetes air dengan inti EVA lembut, untuk pemain yang menang dengan sabar dulu, tenaga kemudian. Permukaannya kasar sehingga bola tergigit. Selalu pakai tali pergelangan; dinding kaca itu mahal.",
      "Vợt padel hình giọt nước lõi EVA mềm, cho người thắng điểm nhờ kiên nhẫn trước, sức mạnh sau. Mặt nhám bám bóng. Luôn đeo dây cổ tay, vì tường kính đắt lắm.",
      "水滴形板式球拍，软质 EVA 芯，适合先靠耐心、再靠力量得分的球友。粗糙拍面咬得住球。请务必套好腕绳，玻璃墙可不便宜。",
    ),
    colours: ["plum", "sun"],
    price: 1_099_000,
    sale: 899_000,
    facts: { material: materials.carbon, weight: "360 g", measures: "45.5 × 26 × 3.8 cm" },
    grams: 520,
    box: [48, 28, 6],
    released: "2026-03-04",
    stock: "few",
  },
  {
    code: "RAL1008",
    brand: "RAL",
    category: "TENNIS",
    name: texts("Tiga Tennis Balls", "Bola Tenis Tiga", "Hộp ba bóng tennis Tiga", "Tiga 网球三只装"),
    description: texts(
      "Three balls under pressure in a can, with a felt that stays bright on red clay. Good for about two sets of hard hitting, then for weeks of practice. The can makes a fine pencil pot.",
      "Tiga bola bertekanan dalam kaleng, dengan bulu yang tetap cerah di tanah liat. Enak untuk sekitar dua set pukulan keras, lalu berminggu-minggu latihan. Kalengnya bisa jadi tempat pensil.",
      "Ba quả bóng nén áp trong lon, lớp nỉ vẫn sáng trên sân đất nện. Ngon cho khoảng hai set đánh mạnh, rồi tập thêm nhiều tuần. Lon dùng cắm bút rất hợp.",
      "三只加压网球，装在密封罐里，绒面在红土场上依旧鲜亮。大力对攻能打两盘左右，之后练习还能用好几周。罐子正好当笔筒。",
    ),
    colours: ["lime"],
    price: 89_000,
    facts: {
      material: texts("Wool felt and rubber", "Felt wol dan karet", "Nỉ len và cao su", "羊毛毡与橡胶"),
      pieces: "3",
      surface: texts("All courts", "Semua lapangan", "Mọi mặt sân", "各类场地"),
    },
    grams: 230,
    box: [21, 8, 8],
    released: "2025-03-19",
  },
];
