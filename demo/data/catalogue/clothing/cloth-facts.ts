import { texts } from "../../texts.ts";

/** Facts shared by many clothes. */
export const fits = {
  regular: texts("Regular", "Reguler", "Vừa vặn", "合身"),
  loose: texts("Relaxed", "Longgar", "Rộng thoải mái", "宽松"),
  slim: texts("Slim", "Ramping", "Ôm nhẹ", "修身"),
} as const;

export const washing = {
  cool: texts(
    "Machine wash at 30 °C, no tumble drying",
    "Cuci mesin 30 °C, jangan dikeringkan dengan mesin",
    "Giặt máy 30 °C, không sấy",
    "30 °C 机洗，勿烘干",
  ),
  insideOut: texts(
    "Wash inside out at 30 °C, do not iron the print",
    "Cuci terbalik 30 °C, jangan setrika gambarnya",
    "Lộn trái khi giặt 30 °C, không ủi lên hình in",
    "翻面 30 °C 机洗，勿熨印花",
  ),
  hand: texts(
    "Hand wash, dry in the shade",
    "Cuci tangan, keringkan di tempat teduh",
    "Giặt tay, phơi trong bóng râm",
    "手洗，阴凉处晾干",
  ),
  wipe: texts("Wipe clean, do not iron", "Cukup dilap, jangan disetrika", "Lau sạch, không ủi", "擦拭清洁，勿熨"),
} as const;

export const blends = {
  fleece: texts("Cotton fleece", "Fleece katun", "Nỉ cotton", "棉质抓绒"),
  pique: texts("Cotton piqué", "Katun piqué", "Cotton cá sấu", "棉珠地"),
  stretch: texts("Polyester with elastane", "Poliester dengan elastan", "Polyester pha elastane", "聚酯与氨纶"),
  cottonRib: texts(
    "Ribbed cotton with elastane",
    "Katun rib dengan elastan",
    "Cotton gân pha elastane",
    "罗纹棉与氨纶",
  ),
} as const;
