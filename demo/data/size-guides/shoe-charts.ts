import { texts } from "../texts.ts";
import type { DemoChart } from "./demo-chart.ts";
import { labels } from "./labels.ts";

/** A European size counts thirds of two centimetres along the last, which is a centimetre and a half longer than the foot. */
const footLength = (european: number) => (Math.round(((european * 2) / 3 - 1.5) * 10) / 10).toFixed(1);
const insoleLength = (european: number) => (Number(footLength(european)) + 0.8).toFixed(1);

const british: Readonly<Record<number, string>> = {
  30: "11.5",
  31: "12.5",
  32: "13.5",
  33: "1",
  34: "2",
  36: "3.5",
  37: "4",
  38: "5",
  39: "6",
  40: "6.5",
  41: "7.5",
  42: "8",
  43: "9",
  44: "9.5",
};

const shoeColumns = [labels.european, labels.british, labels.foot, labels.insole];
const shoeRows = (...sizes: readonly number[]) =>
  sizes.map((size) => [`EU ${size}`, british[size] ?? "", footLength(size), insoleLength(size)]);

const measureFoot = [
  texts(
    "Stand on a sheet of paper with your heel against a wall, in the socks you will wear.",
    "Berdirilah di atas kertas dengan tumit menempel dinding, pakai kaus kaki yang akan dipakai.",
    "Đứng lên tờ giấy, gót chạm tường, mang đôi tất bạn sẽ dùng.",
    "穿上平时要穿的袜子，脚跟贴墙站在一张纸上。",
  ),
  texts(
    "Mark the tip of the longest toe and measure from the wall to the mark.",
    "Tandai ujung jari terpanjang, lalu ukur dari dinding ke tanda itu.",
    "Đánh dấu đầu ngón chân dài nhất rồi đo từ tường đến dấu.",
    "在最长的脚趾前端做记号，量出墙到记号的距离。",
  ),
  texts(
    "Measure both feet in the evening and take the longer one.",
    "Ukur kedua kaki pada sore hari dan pakai yang lebih panjang.",
    "Đo cả hai chân vào buổi tối và lấy chân dài hơn.",
    "傍晚测量双脚，以较长的一只为准。",
  ),
];

export const shoeCharts: readonly DemoChart[] = [
  {
    brand: "LKH",
    category: "RUNNINGSHOES",
    measure: measureFoot,
    tables: [
      { caption: labels.adults, columns: shoeColumns, rows: shoeRows(39, 40, 41, 42, 43, 44) },
      { caption: labels.women, columns: shoeColumns, rows: shoeRows(36, 37, 38, 39, 40) },
      { caption: labels.children, columns: shoeColumns, rows: shoeRows(30, 31, 32, 33, 34) },
    ],
    advice: texts(
      "Leave a thumb's width in front of the longest toe. Between two sizes, take the larger.",
      "Sisakan selebar ibu jari di depan jari terpanjang. Di antara dua ukuran, pilih yang lebih besar.",
      "Chừa một bề ngang ngón cái trước ngón dài nhất. Nếu ở giữa hai cỡ, hãy chọn cỡ lớn hơn.",
      "最长的脚趾前应留一个拇指宽的空隙。介于两码之间时请选大一码。",
    ),
  },
  {
    brand: "LKH",
    category: "COURTSHOES",
    measure: measureFoot,
    tables: [
      { caption: labels.adults, columns: shoeColumns, rows: shoeRows(39, 40, 41, 42, 43, 44) },
      { caption: labels.women, columns: shoeColumns, rows: shoeRows(36, 37, 38, 39, 40) },
      { caption: labels.children, columns: shoeColumns, rows: shoeRows(30, 31, 32, 33, 34) },
    ],
    advice: texts(
      "Court shoes sit closer than running shoes: half a thumb's width in front is enough for quick turns.",
      "Sepatu lapangan lebih pas daripada sepatu lari: setengah lebar ibu jari di depan sudah cukup untuk gerak cepat.",
      "Giày sân ôm chân hơn giày chạy: nửa bề ngang ngón cái phía trước là đủ để xoay người nhanh.",
      "球场鞋比跑鞋更贴脚：前方留半个拇指宽即可，方便快速变向。",
    ),
  },
  {
    brand: "LKH",
    category: "SANDALS",
    measure: measureFoot,
    tables: [
      { caption: labels.adults, columns: shoeColumns, rows: shoeRows(38, 40, 42, 44) },
      { caption: labels.women, columns: shoeColumns, rows: shoeRows(36, 37, 38, 39, 40) },
      { caption: labels.children, columns: shoeColumns, rows: shoeRows(30, 31, 32, 33, 34) },
    ],
    advice: texts(
      "Slides for adults come in even sizes only. If yours is odd, take the next one down; toes may reach the edge.",
      "Selop dewasa hanya tersedia dalam ukuran genap. Bila ukuran Anda ganjil, ambil satu di bawahnya; jari boleh menyentuh tepi.",
      "Dép lê người lớn chỉ có cỡ chẵn. Nếu cỡ của bạn lẻ, hãy lấy cỡ nhỏ hơn kế tiếp; ngón chân có thể chạm mép.",
      "成人拖鞋只有双数码。若您是单数码，请选小一码，脚趾可到边缘。",
    ),
  },
  {
    brand: "LKH",
    category: "SOCKS",
    measure: measureFoot.slice(0, 2),
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
      "Running socks should sit without a fold. Between two sizes, take the smaller.",
      "Kaus kaki lari harus pas tanpa lipatan. Di antara dua ukuran, pilih yang lebih kecil.",
      "Tất chạy phải ôm, không có nếp gấp. Nếu ở giữa hai cỡ, hãy chọn cỡ nhỏ hơn.",
      "跑步袜应平整无褶。介于两码之间时请选小一码。",
    ),
  },
];
