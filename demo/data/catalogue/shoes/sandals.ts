import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";
import { indonesia, shoeCare, shoeFit } from "./shoe-facts.ts";

const common = { brand: "LKH", category: "SANDALS", box: [31, 20, 11] } as const;

export const sandals: readonly DemoProduct[] = [
  {
    ...common,
    code: "LKH1016",
    name: texts("Susun Brick Slide", "Sandal Selop Susun", "Dép quai Susun", "Susun 砖纹拖鞋"),
    description: texts(
      "A slide with a wall of bricks across the strap and a dotted bed that wakes up tired feet. Made for the way home from practice. Wet tiles are slippery in any slide, this one included.",
      "Sandal selop dengan deretan bata di talinya dan alas berbintik yang menyegarkan kaki lelah. Dibuat untuk jalan pulang dari latihan. Lantai keramik basah licin bagi selop mana pun, termasuk ini.",
      "Dép quai ngang với hàng gạch trên quai và mặt đế chấm nổi đánh thức bàn chân mỏi. Hợp cho đường về sau buổi tập. Gạch ướt thì dép nào cũng trơn, đôi này cũng vậy.",
      "鞋带上砌了一排砖，鞋床上布满小圆点，练完球踩上去很解乏。湿瓷砖上任何拖鞋都会滑，这双也不例外。",
    ),
    colours: ["brick", "ink", "cream"],
    sizes: "slides",
    price: 219_000,
    sale: 179_000,
    facts: {
      material: materials.foam,
      fit: shoeFit.true,
      care: shoeCare.rinse,
      weight: "168 g (EU 42)",
      origin: indonesia,
    },
    grams: 420,
    released: "2025-02-21",
  },
  {
    ...common,
    code: "LKH1017",
    name: texts("Pesisir Flip-Flop", "Sandal Jepit Pesisir", "Dép xỏ ngón Pesisir", "Pesisir 海岸人字拖"),
    description: texts(
      "The flip-flop for sand, boats and the warung on the corner. Natural rubber with a white middle layer and ribs that carry water away. The strap is firm on the first day and soft by the third.",
      "Sandal jepit untuk pasir, perahu, dan warung di ujung jalan. Karet alam dengan lapisan tengah putih dan alur yang mengalirkan air. Talinya agak keras di hari pertama, lembut di hari ketiga.",
      "Đôi xỏ ngón cho bãi cát, thuyền và quán đầu ngõ. Cao su tự nhiên với lớp giữa màu trắng và rãnh thoát nước. Quai hơi cứng ngày đầu, đến ngày thứ ba thì mềm.",
      "下沙滩、上船、去街角小店都穿它。天然橡胶，中间一层白，凹槽能把水导走。头一天鞋带偏硬，第三天就软了。",
    ),
    colours: ["sea", "coral"],
    sizes: "slides",
    price: 99_000,
    facts: {
      material: materials.rubber,
      fit: shoeFit.true,
      care: shoeCare.rinse,
      weight: "142 g (EU 42)",
      origin: indonesia,
    },
    grams: 340,
    released: "2025-05-09",
  },
  {
    ...common,
    code: "LKH1018",
    name: texts("Setapak Walking Sandal", "Sandal Gunung Setapak", "Sandal đi bộ Setapak", "Setapak 步道凉鞋"),
    description: texts(
      "Webbing over toes and instep and a strap behind the heel, each with its own tab. Good for waterfalls, ferries and temple steps. Let the webbing dry before you pack it.",
      "Webbing di atas jari dan punggung kaki serta tali di belakang tumit, masing-masing bisa disetel. Enak untuk air terjun, feri, dan tangga candi. Keringkan talinya sebelum disimpan.",
      "Dây dệt qua ngón và mu bàn chân, quai sau gót, mỗi quai có miếng dán riêng. Hợp đi thác, đi phà và leo bậc đền. Phơi khô dây trước khi cất.",
      "织带跨过脚趾和脚背，脚跟后还有一条，每条都能单独调节。走瀑布、坐渡轮、爬神庙台阶都合适。收起来之前先把织带晾干。",
    ),
    colours: ["charcoal", "clay"],
    sizes: "slides",
    price: 389_000,
    facts: { material: materials.nylon, fit: shoeFit.true, care: shoeCare.rinse, weight: "276 g (EU 42)" },
    grams: 610,
    released: "2025-12-05",
  },
  {
    ...common,
    code: "LKH1019",
    name: texts("Beranda Two-Strap", "Sandal Beranda", "Dép hai quai Beranda", "Beranda 双带凉拖"),
    description: texts(
      "Two buckled straps on a shaped bed, for the veranda and the market next door. The bed takes the print of your foot after a week or so. Keep it out of heavy rain.",
      "Dua tali bergesper di atas alas berlekuk, untuk beranda dan pasar sebelah. Alasnya mengikuti bentuk kaki setelah sekitar seminggu. Jauhkan dari hujan deras.",
      "Hai quai khoá trên mặt đế tạo hình, cho hiên nhà và chợ gần bên. Sau chừng một tuần, mặt đế in theo bàn chân bạn. Tránh mưa lớn.",
      "两条扣带配成型鞋床，在门廊坐坐、去隔壁市场都好穿。大约一周后鞋床会印出脚形。请避开大雨。",
    ),
    colours: ["wood", "white"],
    sizes: "shoesWomen",
    price: 449_000,
    facts: { material: materials.leather, fit: shoeFit.true, care: shoeCare.wipe, weight: "231 g (EU 38)" },
    grams: 540,
    released: "2026-03-20",
    stock: "none",
  },
  {
    ...common,
    code: "LKH1020",
    name: texts("Kecipak Puddle Slide", "Selop Anak Kecipak", "Dép trẻ em Kecipak", "Kecipak 小水花童拖"),
    description: texts(
      "A bouncy slide for puddles, pools and the dash to the ice-cream cart. Rings on the strap, waves on the bed, bumps all round. It floats if it gets away.",
      "Selop membal untuk genangan, kolam, dan lari mengejar gerobak es krim. Ada cincin di talinya, ombak di alasnya, gelombang di sekelilingnya. Mengapung kalau lepas.",
      "Đôi dép nảy êm cho vũng nước, hồ bơi và cú chạy ra xe kem. Vòng tròn trên quai, sóng trên mặt đế, gờ tròn quanh thân. Lỡ tuột thì vẫn nổi.",
      "踩水坑、去泳池、追冰淇淋车，都靠这双弹弹的拖鞋。鞋带上有圆环，鞋床上有波浪。掉进水里会浮起来。",
    ),
    colours: ["sun", "mint"],
    sizes: "shoesChildren",
    price: 149_000,
    facts: { material: materials.foam, fit: shoeFit.wide, care: shoeCare.rinse, weight: "104 g (EU 32)" },
    grams: 280,
    box: [25, 16, 10],
    released: "2026-08-07",
  },
];
