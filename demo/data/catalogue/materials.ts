import { texts } from "../texts.ts";

/** Materials shared by many products, in four languages. */
export const materials = {
  abs: texts("ABS plastic", "Plastik ABS", "Nhựa ABS", "ABS 塑料"),
  cotton: texts("Cotton", "Katun", "Cotton", "棉"),
  polyester: texts("Recycled polyester", "Poliester daur ulang", "Polyester tái chế", "再生聚酯"),
  nylon: texts("Ripstop nylon", "Nilon ripstop", "Nylon chống rách", "防撕裂尼龙"),
  canvas: texts("Heavy canvas", "Kanvas tebal", "Vải bố dày", "厚帆布"),
  rubber: texts("Natural rubber", "Karet alam", "Cao su tự nhiên", "天然橡胶"),
  leather: texts("Synthetic leather", "Kulit sintetis", "Da tổng hợp", "合成皮"),
  steel: texts("Stainless steel", "Baja tahan karat", "Thép không gỉ", "不锈钢"),
  iron: texts("Cast iron", "Besi tuang", "Gang đúc", "铸铁"),
  aluminium: texts("Aluminium", "Aluminium", "Nhôm", "铝"),
  carbon: texts("Carbon fibre", "Serat karbon", "Sợi carbon", "碳纤维"),
  foam: texts("EVA foam", "Busa EVA", "Xốp EVA", "EVA 泡棉"),
  silicone: texts("Silicone", "Silikon", "Silicone", "硅胶"),
  ceramic: texts("Ceramic", "Keramik", "Gốm", "陶瓷"),
  teak: texts("Teak wood", "Kayu jati", "Gỗ tếch", "柚木"),
  bamboo: texts("Bamboo", "Bambu", "Tre", "竹"),
  glass: texts("Glass", "Kaca", "Thuỷ tinh", "玻璃"),
  feather: texts("Goose feather", "Bulu angsa", "Lông ngỗng", "鹅毛"),
  knit: texts("Engineered knit", "Rajut rekayasa", "Vải dệt kỹ thuật", "工程编织"),
} as const;
