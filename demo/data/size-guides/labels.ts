import { texts } from "../texts.ts";

/** Labels of the charts' headings and columns. All lengths are in centimetres. */
export const labels = {
  title: texts("{category} by {brand}", "{category} {brand}", "{category} của {brand}", "{brand}{category}"),
  howToMeasure: texts("How to measure", "Cara mengukur", "Cách đo", "如何测量"),
  adults: texts("Adults", "Dewasa", "Người lớn", "成人"),
  women: texts("Women", "Wanita", "Nữ", "女款"),
  children: texts("Children", "Anak", "Trẻ em", "儿童"),
  size: texts("Size", "Ukuran", "Cỡ", "尺码"),
  european: texts("EU", "EU", "EU", "欧码"),
  british: texts("UK", "UK", "UK", "英码"),
  foot: texts("Foot length (cm)", "Panjang kaki (cm)", "Chiều dài bàn chân (cm)", "脚长（厘米）"),
  insole: texts("Insole (cm)", "Panjang sol dalam (cm)", "Lót trong (cm)", "内长（厘米）"),
  chest: texts("Chest (cm)", "Lingkar dada (cm)", "Vòng ngực (cm)", "胸围（厘米）"),
  waist: texts("Waist (cm)", "Lingkar pinggang (cm)", "Vòng eo (cm)", "腰围（厘米）"),
  hips: texts("Hips (cm)", "Lingkar pinggul (cm)", "Vòng mông (cm)", "臀围（厘米）"),
  back: texts("Back length (cm)", "Panjang badan (cm)", "Dài lưng áo (cm)", "后衣长（厘米）"),
  sleeve: texts("Sleeve (cm)", "Panjang lengan (cm)", "Dài tay (cm)", "袖长（厘米）"),
  inseam: texts("Inside leg (cm)", "Panjang kaki dalam (cm)", "Dài trong chân (cm)", "内侧裤长（厘米）"),
  head: texts("Head (cm)", "Lingkar kepala (cm)", "Vòng đầu (cm)", "头围（厘米）"),
  hand: texts("Hand (cm)", "Lingkar telapak (cm)", "Vòng bàn tay (cm)", "掌围（厘米）"),
  height: texts("Height (cm)", "Tinggi badan (cm)", "Chiều cao (cm)", "身高（厘米）"),
  age: texts("Age (years)", "Usia (tahun)", "Tuổi", "年龄（岁）"),
  bodyWeight: texts("Body weight (kg)", "Berat badan (kg)", "Cân nặng (kg)", "体重（公斤）"),
} as const;
