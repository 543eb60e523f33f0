import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";
import { blends, fits, washing } from "./cloth-facts.ts";

const common = { brand: "SRT", category: "TOPS", box: [30, 24, 4] } as const;

export const tees: readonly DemoProduct[] = [
  {
    ...common,
    code: "SRT1005",
    name: texts("Tumpuk Brick Tee", "Kaus Bata Tumpuk", "Áo thun gạch Tumpuk", "Tumpuk 叠砖T恤"),
    description: texts(
      "Three bricks, stacked slightly wrong on purpose. Combed cotton with a relaxed cut for building on the floor. The print is water-based and softens with the washes.",
      "Tiga bata yang sengaja ditumpuk agak miring. Katun sisir berpotongan longgar untuk menyusun bata di lantai. Sablonnya berbahan dasar air dan makin lembut setelah dicuci.",
      "Ba viên gạch cố ý xếp hơi lệch. Cotton chải kỹ, dáng rộng để ngồi sàn xếp hình. Hình in gốc nước, càng giặt càng mềm.",
      "三块砖，故意叠歪一点。精梳棉，宽松版，适合坐在地上拼积木。水性印花，越洗越软。",
    ),
    colours: ["cream", "ink"],
    sizes: "clothingWide",
    price: 179_000,
    facts: { material: materials.cotton, fit: fits.loose, care: washing.insideOut },
    grams: 220,
    released: "2025-04-04",
  },
  {
    ...common,
    code: "SRT1006",
    name: texts("Bola Melambung Kids Tee", "Kaus Anak Bola Melambung", "Áo thun trẻ em Bola", "Bola 飞球童T恤"),
    description: texts(
      "A ball on its way somewhere, on a tee with sleeves in a second colour. Soft jersey without a scratchy label: the size is printed inside. Playground stains come out at 30 degrees.",
      "Bola yang sedang melayang di atas kaus berlengan dua warna. Jersey lembut tanpa label gatal: ukurannya dicetak di dalam. Noda lapangan hilang pada suhu 30 derajat.",
      "Quả bóng đang bay trên chiếc áo tay phối màu. Vải thun mềm, không mác gây ngứa: cỡ áo in bên trong. Vết bẩn sân chơi giặt 30 độ là sạch.",
      "一颗正在飞的球，配撞色袖。柔软汗布，没有扎人的标签，尺码印在里面。球场上的污渍 30 度就能洗掉。",
    ),
    colours: ["sky", "coral"],
    sizes: "children",
    price: 139_000,
    sale: 109_000,
    facts: { material: materials.cotton, fit: fits.regular, care: washing.insideOut },
    grams: 140,
    released: "2025-07-04",
  },
  {
    ...common,
    code: "SRT1007",
    name: texts("Dinding Wall Tee", "Kaus Dinding", "Áo thun tường gạch Dinding", "Dinding 砖墙T恤"),
    description: texts(
      "Three courses of brick run around the chest, laid in running bond as a mason would. Mid-weight cotton that keeps its shape. A print you have to look at twice.",
      "Tiga lapis bata di dada, disusun selang-seling seperti buatan tukang. Katun sedang yang menjaga bentuk. Gambar yang perlu dilihat dua kali.",
      "Ba hàng gạch chạy ngang ngực, xây so le như tay thợ. Cotton dày vừa, giữ dáng. Một hoạ tiết phải nhìn hai lần.",
      "胸前三层砖，像泥瓦匠那样错缝砌好。中等克重棉，不易变形。要看第二眼才看懂的图案。",
    ),
    colours: ["sage", "clay"],
    sizes: "clothing",
    price: 169_000,
    facts: { material: materials.cotton, fit: fits.loose, care: washing.insideOut },
    grams: 215,
    released: "2026-03-06",
  },
  {
    ...common,
    code: "SRT1008",
    name: texts("Teras Polo", "Kaus Polo Teras", "Áo polo Teras", "Teras 门廊Polo衫"),
    description: texts(
      "A piqué polo for the club house, the office and the long lunch between. Contrast collar, tipped sleeves, three buttons. Iron the collar while damp and it will behave.",
      "Polo piqué untuk rumah klub, kantor, dan makan siang panjang di antaranya. Kerah kontras, lengan berlis, tiga kancing. Setrika kerahnya saat lembap supaya rapi.",
      "Áo polo vải cá sấu cho câu lạc bộ, văn phòng và bữa trưa dài ở giữa. Cổ phối màu, tay viền, ba nút. Ủi cổ khi còn ẩm là vào nếp.",
      "珠地 Polo 衫，去会所、去办公室、吃一顿长午饭都合适。撞色领、袖口滚边、三粒扣。领子趁潮熨，就会服帖。",
    ),
    colours: ["white", "court"],
    sizes: "clothingWide",
    price: 259_000,
    sale: 219_000,
    facts: { material: blends.pique, fit: fits.regular, care: washing.cool },
    grams: 250,
    released: "2025-10-24",
  },
];
