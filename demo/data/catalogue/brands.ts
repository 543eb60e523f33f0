import type { Texts } from "#kit/core/locale.ts";
import { texts } from "../texts.ts";

export type DemoBrand = { readonly code: string; readonly name: string; readonly about: Texts };

/** The twelve makers of the demo shop; none of them exists. */
export const brands = {
  BTR: {
    name: "Batara",
    about: texts(
      "Brick sets of buildings worth looking at twice.",
      "Set bata bangunan yang layak dipandang dua kali.",
      "Bộ gạch xếp những công trình đáng ngắm hai lần.",
      "值得看第二眼的积木建筑。",
    ),
  },
  KLK: {
    name: "Klikko",
    about: texts(
      "First bricks and lively cars for small hands.",
      "Bata pertama dan mobil ceria untuk tangan kecil.",
      "Những viên gạch đầu tiên và xe cộ vui nhộn cho bàn tay nhỏ.",
      "给小手的第一套积木和有趣的小车。",
    ),
  },
  ORB: {
    name: "Orbitra",
    about: texts(
      "Rockets, rovers and machines that really move.",
      "Roket, wahana, dan mesin yang benar-benar bergerak.",
      "Tên lửa, xe tự hành và cỗ máy chuyển động thật.",
      "火箭、探测车，还有真的会动的机械。",
    ),
  },
  SAT: {
    name: "Satwa Blok",
    about: texts(
      "Animals and plants of the archipelago, brick by brick.",
      "Satwa dan tumbuhan Nusantara, bata demi bata.",
      "Muông thú và cây cỏ quần đảo, từng viên gạch một.",
      "一块一块拼出群岛的动物与植物。",
    ),
  },
  LAP: {
    name: "Lapangan",
    about: texts(
      "Balls and court gear for every field in the neighbourhood.",
      "Bola dan perlengkapan untuk setiap lapangan di kampung.",
      "Bóng và dụng cụ cho mọi sân chơi trong khu phố.",
      "为街坊每一块球场准备的球和装备。",
    ),
  },
  RAL: {
    name: "Rallya",
    about: texts(
      "Rackets, shuttles and tables for long rallies.",
      "Raket, kok, dan meja untuk reli panjang.",
      "Vợt, cầu và bàn cho những pha bóng dài.",
      "球拍、羽毛球和球台，陪你打出长回合。",
    ),
  },
  TGP: {
    name: "Tegap",
    about: texts(
      "Strength and balance at home.",
      "Kuat dan seimbang dari rumah.",
      "Sức mạnh và thăng bằng ngay tại nhà.",
      "在家练力量，练平衡。",
    ),
  },
  SRP: {
    name: "Sirip",
    about: texts(
      "For pools, rivers and warm seas.",
      "Untuk kolam, sungai, dan laut hangat.",
      "Cho hồ bơi, sông suối và biển ấm.",
      "为泳池、河流与温暖的海而生。",
    ),
  },
  LKH: {
    name: "Langkah",
    about: texts(
      "Shoes for roads, courts and wet mornings.",
      "Sepatu untuk jalan raya, lapangan, dan pagi yang basah.",
      "Giày cho đường phố, sân đấu và sáng mưa.",
      "跑马路、上球场、走湿滑的清晨，都有一双。",
    ),
  },
  SRT: {
    name: "Serat",
    about: texts(
      "Clothes that breathe in the tropics.",
      "Pakaian yang bernapas di iklim tropis.",
      "Quần áo thoáng mát cho xứ nhiệt đới.",
      "在热带也能透气的衣服。",
    ),
  },
  KWR: {
    name: "Kawan Rimba",
    about: texts(
      "Bags and camp gear that come home muddy and happy.",
      "Tas dan alat kemah yang pulang berlumpur dan bahagia.",
      "Túi và đồ cắm trại lấm bùn mà vui trở về.",
      "背包与露营装备，一身泥，满心欢喜。",
    ),
  },
  SLS: {
    name: "Selasar",
    about: texts(
      "Small things for desk, table and veranda.",
      "Barang kecil untuk meja kerja, meja makan, dan teras.",
      "Món nhỏ cho bàn làm việc, bàn ăn và hiên nhà.",
      "书桌、餐桌和门廊上的小物件。",
    ),
  },
} as const satisfies Record<string, Omit<DemoBrand, "code">>;

export type BrandCode = keyof typeof brands;
