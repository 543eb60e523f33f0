import type { Texts } from "#kit/core/locale.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

/** Terms for the names of generated products; frequent enough that a search finds some, rare enough that it finds few. */
export const qualities = [
  texts("Swift", "Gesit", "Nhanh nhẹn", "疾速"),
  texts("Quiet", "Senyap", "Yên tĩnh", "静音"),
  texts("Sunny", "Cerah", "Rực nắng", "晴朗"),
  texts("Coastal", "Pesisir", "Ven biển", "海岸"),
  texts("Mountain", "Gunung", "Núi", "高山"),
  texts("Evening", "Senja", "Chiều tà", "黄昏"),
  texts("Morning", "Fajar", "Ban mai", "清晨"),
  texts("Light", "Ringan", "Nhẹ", "轻盈"),
  texts("Sturdy", "Kokoh", "Chắc chắn", "坚固"),
  texts("Soft", "Lembut", "Mềm mại", "柔软"),
  texts("Classic", "Klasik", "Cổ điển", "经典"),
  texts("Modern", "Modern", "Hiện đại", "现代"),
  texts("Compact", "Ringkas", "Nhỏ gọn", "紧凑"),
  texts("Roomy", "Lapang", "Rộng rãi", "宽敞"),
  texts("Royal", "Kerajaan", "Hoàng gia", "皇家"),
  texts("Tropical", "Tropis", "Nhiệt đới", "热带"),
  texts("Urban", "Perkotaan", "Đô thị", "都市"),
  texts("Wild", "Liar", "Hoang dã", "野性"),
  texts("Gentle", "Halus", "Êm dịu", "温和"),
  texts("Bright", "Terang", "Sáng", "明亮"),
  texts("Deep", "Dalam", "Sâu thẳm", "深邃"),
  texts("Golden", "Keemasan", "Vàng óng", "金色"),
  texts("Silver", "Perak", "Bạc", "银色"),
  texts("Little", "Mungil", "Nhỏ xinh", "小巧"),
  texts("Grand", "Megah", "Tráng lệ", "宏大"),
  texts("Flying", "Terbang", "Bay lượn", "飞翔"),
  texts("Hidden", "Tersembunyi", "Ẩn giấu", "隐秘"),
  texts("Rainy", "Hujan", "Mưa", "雨季"),
  texts("Dry", "Kemarau", "Khô", "旱季"),
  texts("River", "Sungai", "Dòng sông", "河流"),
  texts("Forest", "Hutan", "Rừng", "森林"),
  texts("Island", "Pulau", "Đảo", "岛屿"),
] as const;
