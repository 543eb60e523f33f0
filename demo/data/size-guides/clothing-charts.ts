import { texts } from "../texts.ts";
import type { DemoChart } from "./demo-chart.ts";
import { labels } from "./labels.ts";

const chest = texts(
  "Chest: around the fullest part, under the arms, with the tape level.",
  "Dada: lingkari bagian terlebar, di bawah ketiak, pita tetap mendatar.",
  "Ngực: quấn quanh chỗ nở nhất, dưới nách, giữ thước nằm ngang.",
  "胸围：软尺从腋下水平绕过胸部最丰满处。",
);
const waist = texts(
  "Waist: around the narrowest part, with a finger between tape and body.",
  "Pinggang: lingkari bagian tersempit, sisakan satu jari di antara pita dan badan.",
  "Eo: quấn quanh chỗ nhỏ nhất, chừa một ngón tay giữa thước và người.",
  "腰围：绕腰部最细处一周，软尺与身体间留一指。",
);
const hips = texts(
  "Hips: around the fullest part, feet together.",
  "Pinggul: lingkari bagian terlebar dengan kaki rapat.",
  "Mông: quấn quanh chỗ nở nhất, hai chân khép.",
  "臀围：双脚并拢，绕臀部最丰满处一周。",
);
const back = texts(
  "Back length: from the highest bone of the neck straight down.",
  "Panjang badan: dari tulang leher paling menonjol lurus ke bawah.",
  "Dài lưng: từ đốt xương cổ cao nhất thẳng xuống.",
  "后衣长：从颈后最突出的骨头垂直向下量。",
);
const sleeve = texts(
  "Sleeve: from the point of the shoulder to the wrist, arm slightly bent.",
  "Lengan: dari ujung bahu ke pergelangan, lengan sedikit ditekuk.",
  "Tay: từ đầu vai đến cổ tay, tay hơi gập.",
  "袖长：手臂微弯，从肩点量到手腕。",
);
const inseam = texts(
  "Inside leg: from the crotch to the floor, without shoes.",
  "Kaki dalam: dari selangkangan ke lantai, tanpa sepatu.",
  "Trong chân: từ đáy quần đến sàn, không mang giày.",
  "内侧腿长：不穿鞋，从裆部量到地面。",
);

export const clothingCharts: readonly DemoChart[] = [
  {
    brand: "SRT",
    category: "TOPS",
    measure: [chest, back],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.chest, labels.back],
        rows: [
          ["XS", "82–87", "64"],
          ["S", "88–93", "67"],
          ["M", "94–99", "70"],
          ["L", "100–105", "73"],
          ["XL", "106–112", "76"],
          ["XXL", "113–120", "79"],
        ],
      },
      {
        caption: labels.children,
        columns: [labels.size, labels.height, labels.age, labels.chest],
        rows: [
          ["XXS", "104–115", "4–5", "55–59"],
          ["XS", "116–127", "6–7", "60–64"],
          ["S", "128–139", "8–9", "65–70"],
          ["M", "140–151", "10–11", "71–76"],
        ],
      },
    ],
    advice: texts(
      "The cut is straight and light. For a loose fit in the heat, take one size up.",
      "Potongannya lurus dan ringan. Supaya longgar saat panas, naikkan satu ukuran.",
      "Phom suông và nhẹ. Muốn rộng thoáng khi trời nóng, hãy tăng một cỡ.",
      "版型直筒轻盈。天热想宽松些，请选大一码。",
    ),
  },
  {
    brand: "SRT",
    category: "BOTTOMS",
    measure: [waist, hips, inseam],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.waist, labels.hips, labels.inseam],
        rows: [
          ["XS", "66–71", "84–89", "74"],
          ["S", "72–77", "90–95", "76"],
          ["M", "78–83", "96–101", "78"],
          ["L", "84–90", "102–107", "80"],
          ["XL", "91–97", "108–113", "82"],
          ["XXL", "98–105", "114–120", "83"],
        ],
      },
      {
        caption: labels.children,
        columns: [labels.size, labels.height, labels.age, labels.waist],
        rows: [
          ["XXS", "104–115", "4–5", "51–53"],
          ["XS", "116–127", "6–7", "54–56"],
          ["S", "128–139", "8–9", "57–60"],
          ["M", "140–151", "10–11", "61–64"],
        ],
      },
    ],
    advice: texts(
      "All waists have a cord. If waist and hips disagree, follow the hips.",
      "Semua pinggang bertali. Bila pinggang dan pinggul berbeda ukuran, ikuti pinggul.",
      "Cạp quần đều có dây rút. Nếu số đo eo và mông lệch cỡ, hãy theo số đo mông.",
      "腰部均有抽绳。腰围与臀围不在同一码时，以臀围为准。",
    ),
  },
  {
    brand: "SRT",
    category: "JACKETS",
    measure: [chest, back, sleeve],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.chest, labels.back, labels.sleeve],
        rows: [
          ["XS", "82–87", "66", "59"],
          ["S", "88–93", "69", "61"],
          ["M", "94–99", "72", "63"],
          ["L", "100–105", "75", "65"],
          ["XL", "106–112", "78", "67"],
          ["XXL", "113–120", "81", "68"],
        ],
      },
    ],
    advice: texts(
      "There is room for one layer underneath. Take your usual size.",
      "Ada ruang untuk satu lapis di dalam. Pilih ukuran biasa Anda.",
      "Bên trong đủ chỗ cho một lớp áo. Hãy chọn cỡ thường ngày.",
      "里面可再穿一层，请选平时的尺码。",
    ),
  },
  {
    brand: "SRT",
    category: "CAPS",
    measure: [
      texts(
        "Lay the tape around your head, a finger above the ears and across the middle of the forehead.",
        "Lingkarkan pita di kepala, satu jari di atas telinga dan melintasi tengah dahi.",
        "Quấn thước quanh đầu, trên tai một ngón tay và qua giữa trán.",
        "软尺绕头一周，耳上一指，经过额头中央。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.head],
        rows: [
          ["S", "53–55"],
          ["M", "56–58"],
          ["L", "59–61"],
        ],
      },
    ],
    advice: texts(
      "The strap at the back gives two centimetres either way.",
      "Tali belakang memberi kelonggaran dua sentimeter.",
      "Quai sau điều chỉnh được hai xentimét mỗi bên.",
      "后面的调节带可松紧约两厘米。",
    ),
  },
  {
    brand: "SRT",
    category: "SOCKS",
    measure: [
      texts(
        "Look at the size of the shoes you wear most; socks follow it.",
        "Lihat ukuran sepatu yang paling sering dipakai; kaus kaki mengikutinya.",
        "Xem cỡ giày bạn mang nhiều nhất; tất chọn theo cỡ đó.",
        "看看您最常穿的鞋码，袜子按鞋码选。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.european, labels.foot],
        rows: [
          ["S", "EU 35–38", "21.8–23.8"],
          ["M", "EU 39–42", "24.5–26.5"],
          ["L", "EU 43–46", "27.2–29.2"],
        ],
      },
    ],
    advice: texts(
      "Cotton gives a little after the first wash. Between two sizes, take the smaller.",
      "Katun sedikit melar setelah cucian pertama. Di antara dua ukuran, pilih yang lebih kecil.",
      "Cotton giãn nhẹ sau lần giặt đầu. Nếu ở giữa hai cỡ, hãy chọn cỡ nhỏ hơn.",
      "棉质首次洗后会略松。介于两码之间时请选小一码。",
    ),
  },
];
