import type { Texts } from "#kit/core/locale.ts";
import { texts } from "../texts.ts";

/** A colour a shopper may choose; codes are those of the picture renderer's palette. */
export const colours = {
  brick: { name: texts("Brick red", "Merah bata", "Đỏ gạch", "砖红"), swatch: "#b92b18" },
  coral: { name: texts("Coral", "Koral", "San hô", "珊瑚橙"), swatch: "#e8664f" },
  orange: { name: texts("Orange", "Oranye", "Cam", "橙色"), swatch: "#e0702a" },
  sun: { name: texts("Sunny yellow", "Kuning", "Vàng nắng", "阳光黄"), swatch: "#f7b917" },
  lime: { name: texts("Lime", "Hijau limau", "Xanh chanh", "青柠绿"), swatch: "#b6cf3f" },
  leaf: { name: texts("Leaf green", "Hijau daun", "Xanh lá", "叶绿"), swatch: "#3f9a4c" },
  court: { name: texts("Court green", "Hijau lapangan", "Xanh sân bóng", "球场绿"), swatch: "#0d5f47" },
  mint: { name: texts("Mint", "Mint", "Bạc hà", "薄荷绿"), swatch: "#8fcbb2" },
  sage: { name: texts("Sage", "Hijau sage", "Xanh xô thơm", "鼠尾草绿"), swatch: "#c9d3bd" },
  sky: { name: texts("Sky blue", "Biru langit", "Xanh da trời", "天蓝"), swatch: "#8fb9d3" },
  sea: { name: texts("Sea blue", "Biru laut", "Xanh biển", "海蓝"), swatch: "#2b6c9c" },
  navy: { name: texts("Navy", "Biru dongker", "Xanh navy", "藏青"), swatch: "#22344f" },
  plum: { name: texts("Plum", "Ungu prem", "Tím mận", "梅紫"), swatch: "#5f3a63" },
  lilac: { name: texts("Lilac", "Lila", "Tím nhạt", "丁香紫"), swatch: "#b7a3cf" },
  rose: { name: texts("Rose", "Merah muda", "Hồng", "玫瑰粉"), swatch: "#e08a93" },
  clay: { name: texts("Clay", "Terakota", "Đất nung", "陶土色"), swatch: "#dcb096" },
  sand: { name: texts("Sand", "Pasir", "Cát", "沙色"), swatch: "#e2cda9" },
  cream: { name: texts("Cream", "Krem", "Kem", "奶油色"), swatch: "#f7ecd6" },
  white: { name: texts("White", "Putih", "Trắng", "白色"), swatch: "#f5f3ee" },
  steel: { name: texts("Steel", "Baja", "Thép", "钢色"), swatch: "#b9bcbe" },
  grey: { name: texts("Grey", "Abu-abu", "Xám", "灰色"), swatch: "#8d8f90" },
  charcoal: { name: texts("Charcoal", "Abu arang", "Xám than", "炭灰"), swatch: "#45464a" },
  ink: { name: texts("Black", "Hitam", "Đen", "黑色"), swatch: "#2b2623" },
  wood: { name: texts("Wood", "Kayu", "Gỗ", "木色"), swatch: "#9a6a3f" },
  cocoa: { name: texts("Cocoa", "Cokelat", "Nâu ca cao", "可可棕"), swatch: "#5d3f2b" },
  gold: { name: texts("Gold", "Emas", "Vàng kim", "金色"), swatch: "#f2c35a" },
} as const satisfies Record<string, { name: Texts; swatch: string }>;

export type ColourCode = keyof typeof colours;
