import type { Texts } from "#kit/core/locale.ts";
import { texts } from "../texts.ts";

/** The rows of a product page's facts table. */
export const facts = {
  pieces: texts("Pieces", "Jumlah keping", "Số mảnh", "颗粒数"),
  age: texts("Age", "Usia", "Độ tuổi", "适用年龄"),
  material: texts("Material", "Bahan", "Chất liệu", "材质"),
  measures: texts("Measures", "Ukuran", "Kích thước", "尺寸"),
  weight: texts("Weight", "Berat", "Trọng lượng", "重量"),
  capacity: texts("Capacity", "Kapasitas", "Dung tích", "容量"),
  surface: texts("Surface", "Permukaan", "Mặt sân", "适用场地"),
  care: texts("Care", "Perawatan", "Bảo quản", "护理"),
  fit: texts("Fit", "Potongan", "Phom dáng", "版型"),
  power: texts("Power", "Daya", "Nguồn điện", "电源"),
  players: texts("Players", "Pemain", "Số người chơi", "玩家人数"),
  origin: texts("Made in", "Dibuat di", "Xuất xứ", "产地"),
} as const satisfies Record<string, Texts>;

export type FactCode = keyof typeof facts;
