import { texts } from "../../texts.ts";

/** Facts shared by many shoes. */
export const surfaces = {
  road: texts("Road and treadmill", "Jalan raya dan treadmill", "Đường nhựa và máy chạy", "公路与跑步机"),
  trail: texts("Trail and gravel", "Jalur tanah dan kerikil", "Đường mòn và sỏi", "山径与碎石路"),
  wood: texts("Indoor court", "Lapangan dalam ruang", "Sân trong nhà", "室内球场"),
  street: texts(
    "Indoor and street court",
    "Lapangan dalam dan luar ruang",
    "Sân trong nhà và sân phố",
    "室内与街头球场",
  ),
} as const;

export const shoeCare = {
  brush: texts(
    "Brush off dry dirt, air dry in the shade",
    "Sikat kotoran kering, angin-anginkan di tempat teduh",
    "Chải bụi khô, phơi nơi thoáng mát",
    "刷去干泥，阴凉处晾干",
  ),
  wipe: texts("Wipe with a damp cloth", "Lap dengan kain lembap", "Lau bằng khăn ẩm", "用湿布擦拭"),
  rinse: texts("Rinse with water", "Bilas dengan air", "Tráng bằng nước", "清水冲洗"),
} as const;

export const shoeFit = {
  true: texts("True to size", "Sesuai ukuran", "Đúng cỡ", "正码"),
  snug: texts(
    "Snug; take half a size up",
    "Pas di kaki; naikkan setengah ukuran",
    "Ôm chân; nên tăng nửa cỡ",
    "偏紧，建议大半码",
  ),
  wide: texts("Wide toe box", "Ruang jari lebar", "Mũi giày rộng", "前掌宽松"),
} as const;

export const indonesia = texts("Indonesia", "Indonesia", "Indonesia", "印度尼西亚");
