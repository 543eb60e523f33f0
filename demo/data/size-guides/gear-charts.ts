import { texts } from "../texts.ts";
import type { DemoChart } from "./demo-chart.ts";
import { labels } from "./labels.ts";

export const gearCharts: readonly DemoChart[] = [
  {
    brand: "LAP",
    category: "FOOTBALL",
    measure: [
      texts(
        "Put on the shirt you train in and lay the tape around the chest, under the arms.",
        "Pakai kaus latihan, lalu lingkarkan pita di dada, di bawah ketiak.",
        "Mặc áo tập rồi quấn thước quanh ngực, dưới nách.",
        "穿上训练时的上衣，软尺从腋下绕胸一周。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.chest, labels.back],
        rows: [
          ["S", "86–94", "64"],
          ["M", "95–103", "67"],
          ["L", "104–112", "70"],
          ["XL", "113–122", "73"],
        ],
      },
    ],
    advice: texts(
      "A bib goes over a shirt and should hang loose. Balls have sizes of their own: 3 for the youngest, 4 up to twelve years, 5 for everybody else.",
      "Rompi dipakai di atas kaus dan sebaiknya longgar. Bola punya ukurannya sendiri: 3 untuk yang terkecil, 4 sampai dua belas tahun, 5 untuk yang lain.",
      "Áo bib mặc ngoài và nên rộng. Bóng có cỡ riêng: số 3 cho bé nhỏ, số 4 đến mười hai tuổi, số 5 cho mọi người còn lại.",
      "训练背心套在外面，宜宽松。球另有号数：3 号给最小的孩子，4 号到十二岁，其余用 5 号。",
    ),
  },
  {
    brand: "SRP",
    category: "SWIMMING",
    measure: [
      texts(
        "Look at the size of your shoes. With thin boots, measure your foot with the boot on.",
        "Lihat ukuran sepatu Anda. Dengan sepatu selam tipis, ukur kaki beserta sepatunya.",
        "Xem cỡ giày của bạn. Nếu mang ủng mỏng, hãy đo chân cùng với ủng.",
        "参照平时鞋码。穿薄潜靴时，请连靴一起量。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.european, labels.foot],
        rows: [
          ["EU 38", "EU 37–38", "23.2–23.8"],
          ["EU 40", "EU 39–40", "24.5–25.2"],
          ["EU 42", "EU 41–42", "25.8–26.5"],
          ["EU 44", "EU 43–44", "27.2–27.8"],
        ],
      },
    ],
    advice: texts(
      "The strap takes up a centimetre. Between two sizes, take the larger.",
      "Talinya dapat dikencangkan satu sentimeter. Di antara dua ukuran, pilih yang lebih besar.",
      "Quai điều chỉnh được một xentimét. Nếu ở giữa hai cỡ, hãy chọn cỡ lớn hơn.",
      "绑带可收紧约一厘米。介于两码之间时请选大一码。",
    ),
  },
  {
    brand: "TGP",
    category: "CARDIO",
    measure: [
      texts(
        "Open your stronger hand and lay the tape around the knuckles, without the thumb.",
        "Buka tangan yang lebih kuat, lalu lingkarkan pita di buku jari, tanpa ibu jari.",
        "Mở bàn tay thuận, quấn thước quanh các khớp ngón, không tính ngón cái.",
        "张开惯用手，软尺绕指节一周，不含拇指。",
      ),
      texts(
        "Boxers who wrap their hands measure over the wraps.",
        "Petinju yang memakai balutan mengukur di atas balutannya.",
        "Người tập quyền anh quấn băng thì đo bên ngoài lớp băng.",
        "缠手带的拳击者请连同手带一起量。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.hand, labels.bodyWeight],
        rows: [
          ["S", "17.0–18.9", "45–57"],
          ["M", "19.0–20.9", "58–70"],
          ["L", "21.0–22.9", "71–85"],
          ["XL", "23.0–25.0", "86–105"],
        ],
      },
    ],
    advice: texts(
      "Gloves for lifting sit tight, gloves for the bag may have a little air. The hand decides, the weight is a hint.",
      "Sarung tangan angkat beban harus pas, untuk samsak boleh sedikit longgar. Lingkar tangan yang menentukan, berat badan hanya petunjuk.",
      "Găng nâng tạ cần ôm sát, găng đấm bao có thể hơi rộng. Số đo tay quyết định, cân nặng chỉ để tham khảo.",
      "举重手套要贴手，打沙袋的可略松。以掌围为准，体重仅供参考。",
    ),
  },
  {
    brand: "SRP",
    category: "HELMETS",
    measure: [
      texts(
        "Lay the tape around your head where the helmet will sit, two fingers above the eyebrows.",
        "Lingkarkan pita di kepala tempat helm akan duduk, dua jari di atas alis.",
        "Quấn thước quanh đầu ở chỗ mũ sẽ đội, trên lông mày hai ngón tay.",
        "软尺绕头一周，位置在眉上两指，即头盔佩戴处。",
      ),
      texts(
        "Measure with the hair you will ride with.",
        "Ukur dengan tatanan rambut saat bermain.",
        "Đo với kiểu tóc khi bạn chơi.",
        "按平时滑行的发型测量。",
      ),
    ],
    tables: [
      {
        caption: labels.adults,
        columns: [labels.size, labels.head],
        rows: [
          ["S", "51–54"],
          ["M", "55–58"],
          ["L", "59–62"],
        ],
      },
    ],
    advice: texts(
      "A helmet must not turn when you shake your head. Between two sizes, take the smaller and let the pads settle.",
      "Helm tidak boleh berputar saat kepala digelengkan. Di antara dua ukuran, pilih yang lebih kecil; busanya akan menyesuaikan.",
      "Mũ không được xoay khi bạn lắc đầu. Nếu ở giữa hai cỡ, hãy chọn cỡ nhỏ hơn rồi lớp đệm sẽ ôm dần.",
      "摇头时头盔不应转动。介于两码之间时请选小一码，内衬会逐渐贴合。",
    ),
  },
];
