import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";

const plywood = texts("Plywood and rubber", "Kayu lapis dan karet", "Gỗ ép và cao su", "胶合木与橡胶");

export const tableTennis: readonly DemoProduct[] = [
  {
    code: "RAL1009",
    brand: "RAL",
    category: "TABLETENNIS",
    name: texts("Lima Lapis Bat", "Bet Lima Lapis", "Vợt bóng bàn Lima Lapis", "Lima Lapis 乒乓球拍"),
    description: texts(
      "Five plies of light wood with a red and a black inverted rubber, glued by hand. An all-round bat: it blocks, loops and forgives. Breathe on the rubber and wipe it with your palm after play.",
      "Lima lapis kayu ringan dengan karet merah dan hitam, direkatkan tangan. Bet serbabisa: enak untuk blok, loop, dan tidak rewel. Sehabis main, embuskan napas ke karet lalu usap dengan telapak tangan.",
      "Năm lớp gỗ nhẹ, một mặt đỏ một mặt đen, dán tay. Cây vợt toàn diện: chặn được, giật được và dễ tính. Chơi xong hà hơi lên mặt vợt rồi lau bằng lòng bàn tay.",
      "五层轻木，红黑反胶，手工粘贴。全面型球拍：能挡、能拉，容错也高。打完对胶面哈口气，用手掌抹净即可。",
    ),
    colours: ["brick"],
    price: 229_000,
    facts: { material: plywood, weight: "170 g" },
    grams: 240,
    box: [28, 17, 4],
    released: "2025-12-11",
  },
  {
    code: "RAL1010",
    brand: "RAL",
    category: "TABLETENNIS",
    name: texts("Meja Makan Bat Set", "Set Bet Meja Makan", "Bộ vợt Meja Makan", "Meja Makan 餐桌乒乓套装"),
    description: texts(
      "Two bats and three balls that turn the dining table into a club. The rubbers are quiet and not too fast, so rallies last. Take the vase away first.",
      "Dua bet dan tiga bola yang mengubah meja makan jadi klub. Karetnya tidak berisik dan tidak terlalu cepat, sehingga reli berlangsung lama. Pindahkan vas bunga dulu.",
      "Hai cây vợt và ba quả bóng biến bàn ăn thành câu lạc bộ. Mặt vợt êm và không quá nhanh nên các pha bóng kéo dài. Nhớ cất lọ hoa trước.",
      "两支球拍加三颗球，餐桌秒变俱乐部。胶皮声音小、速度不快，回合打得长。请先把花瓶挪开。",
    ),
    colours: ["navy"],
    price: 279_000,
    sale: 229_000,
    facts: { age: "6+", material: plywood, pieces: "5", players: "2–4" },
    grams: 520,
    box: [30, 20, 6],
    released: "2026-09-09",
  },
  {
    code: "RAL1011",
    brand: "RAL",
    category: "TABLETENNIS",
    name: texts("Jeruk 40+ Balls", "Bola Pingpong Jeruk 40+", "Bóng bàn Jeruk 40+", "Jeruk 40+ 乒乓球"),
    description: texts(
      "Six orange balls of 40 mm in a tube, seamless and round to a tenth of a millimetre. Orange shows well on a blue table and against a white wall. They do not like being stepped on; nothing does.",
      "Enam bola oranye 40 mm dalam tabung, tanpa sambungan dan bulat sampai sepersepuluh milimeter. Warna oranye jelas di meja biru dan di depan tembok putih. Tidak suka diinjak; memang tidak ada yang suka.",
      "Sáu quả bóng cam 40 mm trong ống, không đường nối, tròn đến một phần mười milimét. Màu cam nổi rõ trên bàn xanh và tường trắng. Bóng không thích bị giẫm, mà có gì thích đâu.",
      "一筒六只橙色 40 毫米无缝球，圆度误差不超过十分之一毫米。在蓝色球台和白墙前都看得清。怕踩，谁又不怕呢。",
    ),
    colours: ["orange"],
    price: 65_000,
    facts: { material: materials.abs, pieces: "6", measures: "Ø 40 mm" },
    grams: 70,
    box: [25, 5, 5],
    released: "2026-01-08",
    stock: "none",
    remind: true,
  },
];
