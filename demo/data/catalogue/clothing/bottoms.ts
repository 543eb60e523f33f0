import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";
import { blends, fits, washing } from "./cloth-facts.ts";

const common = { brand: "SRT", category: "BOTTOMS", box: [30, 24, 5] } as const;

export const bottoms: readonly DemoProduct[] = [
  {
    ...common,
    code: "SRT1011",
    name: texts("Jarak Running Shorts", "Celana Lari Jarak", "Quần đùi chạy Jarak", "Jarak 跑步短裤"),
    description: texts(
      "Short, split and light, with a brief inside and a bright edge that flickers as you run. A key fits in the small back pocket; a phone does not. Dries on the line within an hour of sun.",
      "Pendek, berbelah, dan ringan, dengan dalaman dan tepi terang yang berkelebat saat lari. Saku kecil belakang muat kunci, tidak muat ponsel. Kering dijemur sejam di bawah matahari.",
      "Ngắn, xẻ bên và nhẹ, có quần lót trong và viền sáng nhấp nháy theo bước chạy. Túi sau nhỏ vừa chìa khoá, không vừa điện thoại. Phơi nắng một giờ là khô.",
      "短、开衩、轻，带内衬，亮色边随步伐一闪一闪。后袋放得下钥匙，放不下手机。晒一小时太阳就干。",
    ),
    colours: ["ink", "brick"],
    sizes: "clothing",
    price: 199_000,
    facts: { material: blends.stretch, fit: fits.regular, care: washing.cool },
    grams: 130,
    released: "2025-03-28",
  },
  {
    ...common,
    code: "SRT1012",
    name: texts("Lapangan Court Shorts", "Celana Basket Lapangan", "Quần bóng rổ Lapangan", "Lapangan 球场短裤"),
    description: texts(
      "Knee-long shorts with side stripes and a striped waistband, roomy enough for a low stance. Deep pockets on both sides. Heavy mesh: it moves well and hides the knee pads.",
      "Celana selutut dengan garis samping dan pinggang bergaris, cukup lega untuk kuda-kuda rendah. Saku dalam di kedua sisi. Jaring tebal: geraknya enak dan menutup pelindung lutut.",
      "Quần dài tới gối, sọc bên hông và cạp kẻ, rộng rãi khi hạ thấp trọng tâm. Hai túi sâu. Vải lưới dày: chuyển động tốt và che được bó gối.",
      "及膝短裤，侧条加条纹腰头，蹲低防守也不紧。两侧深口袋。厚网布，动起来顺，也遮得住护膝。",
    ),
    colours: ["sea", "sun"],
    sizes: "clothingWide",
    price: 249_000,
    facts: { material: materials.polyester, fit: fits.loose, care: washing.cool },
    grams: 240,
    released: "2025-08-08",
  },
  {
    ...common,
    code: "SRT1013",
    name: texts("Santai Joggers", "Jogger Santai", "Quần jogger Santai", "Santai 休闲束脚裤"),
    description: texts(
      "Cotton fleece for warm-ups, late flights and slow Sundays. Ribbed waist and cuffs, a flat cord that stays tied. The grey shows water drops; the navy keeps secrets.",
      "Fleece katun untuk pemanasan, penerbangan malam, dan Minggu yang lambat. Pinggang dan manset rib, tali yang tidak mudah lepas. Yang abu-abu menampakkan tetes air, yang dongker tidak.",
      "Nỉ cotton cho lúc khởi động, chuyến bay muộn và Chủ nhật chậm rãi. Cạp và ống bo gân, dây buộc không tuột. Màu xám dễ lộ vệt nước, màu navy thì giấu kỹ.",
      "棉质抓绒，热身、夜航、慢悠悠的周日都穿它。罗纹腰和裤脚，抽绳系住不松。灰色会显水渍，藏青不会。",
    ),
    colours: ["grey", "navy"],
    sizes: "clothingWide",
    price: 329_000,
    facts: { material: blends.fleece, fit: fits.regular, care: washing.cool },
    grams: 420,
    released: "2025-11-21",
    stock: "mixed",
  },
  {
    ...common,
    code: "SRT1014",
    name: texts("Garis Training Trousers", "Celana Latihan Garis", "Quần tập Garis", "Garis 训练长裤"),
    description: texts(
      "Tapered trousers with a stripe from hip to hem and a seam across the knee that lets it bend. For drills, travel days and the bench. No drawstring: the waistband is wide and holds by itself.",
      "Celana meruncing dengan garis dari pinggul ke keliman dan sambungan lutut agar mudah ditekuk. Untuk latihan, perjalanan, dan bangku cadangan. Tanpa tali: karet pinggangnya lebar dan kuat sendiri.",
      "Quần ôm dần với sọc từ hông xuống gấu và đường may gối giúp dễ gập. Cho buổi tập, ngày di chuyển và băng ghế dự bị. Không dây rút: cạp bản rộng tự giữ chắc.",
      "收脚长裤，侧条从髋到裤脚，膝部拼缝便于弯曲。训练、赶路、坐替补席都合适。没有抽绳，宽腰头自己就能撑住。",
    ),
    colours: ["ink", "court"],
    sizes: "clothing",
    price: 359_000,
    sale: 299_900,
    facts: { material: blends.stretch, fit: fits.slim, care: washing.cool },
    grams: 340,
    released: "2026-06-26",
  },
  {
    ...common,
    code: "SRT1015",
    name: texts("Main Play Shorts", "Celana Main Anak", "Quần chơi trẻ em Main", "Main 玩耍童短裤"),
    description: texts(
      "Shorts with two patch pockets deep enough for bricks, shells and half a biscuit. Soft ribbed waist and hems, a cord that is sewn in place. Reinforced where children slide.",
      "Celana pendek dengan dua saku tempel yang muat bata, kerang, dan setengah biskuit. Pinggang dan keliman rib lembut, talinya dijahit tetap. Diperkuat di bagian yang dipakai meluncur.",
      "Quần đùi có hai túi đắp đủ sâu cho gạch, vỏ sò và nửa cái bánh quy. Cạp và gấu bo mềm, dây may cố định. Gia cố chỗ bé hay trượt.",
      "两只贴袋够深，装得下积木、贝壳和半块饼干。腰和裤脚都是软罗纹，抽绳缝死不会掉。爱蹭地的位置做了加固。",
    ),
    colours: ["leaf", "orange"],
    sizes: "children",
    price: 129_000,
    facts: { material: materials.cotton, fit: fits.regular, care: washing.cool },
    grams: 130,
    released: "2026-04-10",
    stock: "none",
  },
];
