import { texts } from "../texts.ts";
import type { DemoChart } from "./demo-chart.ts";
import { words } from "./words.ts";

export const gearCharts: readonly DemoChart[] = [
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
        caption: words.adults,
        columns: [words.size, words.hand, words.bodyWeight],
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
        caption: words.adults,
        columns: [words.size, words.head],
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
