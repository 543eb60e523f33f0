import type { Texts } from "#kit/core/locale.ts";
import { texts } from "../texts.ts";

export type DemoCategory = {
  readonly code: string;
  readonly slug: string;
  readonly name: Texts;
  readonly children?: readonly DemoCategory[];
};

/** A category whose code and descendants are known to the compiler. */
type Coded<C extends string, D extends DemoCategory> = {
  readonly code: C;
  readonly slug: string;
  readonly name: Texts;
  readonly children?: readonly D[];
};

const category = <C extends string, D extends DemoCategory = never>(
  code: C,
  slug: string,
  name: Texts,
  children?: readonly D[],
): Coded<C, D> => ({ code, slug, name, ...(children ? { children } : {}) });

/** The tree of the demo shop. Codes hold no hyphen: addresses of the size guide are split at hyphens. */
export const categories = [
  category("TOYS", "building-toys", texts("Building toys", "Mainan susun", "Đồ chơi xếp hình", "积木玩具"), [
    category("BRICKSETS", "brick-sets", texts("Brick sets", "Set bata", "Bộ gạch xếp", "积木套装"), [
      category("CASTLES", "castles", texts("Castles", "Kastel", "Lâu đài", "城堡")),
      category("HOUSES", "houses", texts("Houses & shops", "Rumah & toko", "Nhà & cửa hàng", "房屋与商店")),
      category("LANDMARKS", "landmarks", texts("Landmarks", "Bangunan ikonik", "Công trình nổi tiếng", "地标建筑")),
    ]),
    category("VEHICLES", "vehicles", texts("Vehicles", "Kendaraan", "Phương tiện", "交通工具"), [
      category("CARS", "cars", texts("Cars & trucks", "Mobil & truk", "Ô tô & xe tải", "汽车与卡车")),
      category(
        "RAILSEA",
        "trains-ships",
        texts("Trains & ships", "Kereta & kapal", "Tàu hoả & tàu thuỷ", "火车与轮船"),
      ),
      category("ROCKETS", "rockets", texts("Rockets & aircraft", "Roket & pesawat", "Tên lửa & máy bay", "火箭与飞机")),
    ]),
    category("NATURE", "nature", texts("Animals & plants", "Satwa & tumbuhan", "Động vật & cây cỏ", "动物与植物"), [
      category("ANIMALS", "animals", texts("Animals", "Satwa", "Động vật", "动物")),
      category(
        "DINOSAURS",
        "dinosaurs",
        texts("Dinosaurs & dragons", "Dinosaurus & naga", "Khủng long & rồng", "恐龙与龙"),
      ),
      category("FLOWERS", "flowers", texts("Flowers & trees", "Bunga & pohon", "Hoa & cây", "花与树")),
    ]),
    category("FIRSTBRICKS", "first-bricks", texts("First bricks", "Bata pertama", "Gạch đầu đời", "幼儿积木"), [
      category("BRICKBOXES", "brick-boxes", texts("Brick boxes", "Kotak bata", "Hộp gạch", "积木箱")),
      category("BASEPLATES", "baseplates", texts("Base plates", "Alas susun", "Tấm nền", "底板")),
      category("ROBOTS", "robots", texts("Robots & figures", "Robot & figur", "Robot & nhân vật", "机器人与人偶")),
    ]),
  ]),
  category("SPORTS", "sports", texts("Sports", "Olahraga", "Thể thao", "运动"), [
    category("BALLS", "balls", texts("Balls", "Bola", "Bóng", "球类"), [
      category(
        "FOOTBALL",
        "football",
        texts("Football & futsal", "Sepak bola & futsal", "Bóng đá & futsal", "足球与五人制"),
      ),
      category("BASKETBALL", "basketball", texts("Basketball", "Bola basket", "Bóng rổ", "篮球")),
      category("VOLLEYBALL", "volleyball", texts("Volleyball", "Bola voli", "Bóng chuyền", "排球")),
    ]),
    category("RACKETS", "rackets", texts("Rackets", "Raket", "Vợt", "球拍"), [
      category("BADMINTON", "badminton", texts("Badminton", "Bulu tangkis", "Cầu lông", "羽毛球")),
      category("TENNIS", "tennis", texts("Tennis & padel", "Tenis & padel", "Quần vợt & padel", "网球与板式网球")),
      category("TABLETENNIS", "table-tennis", texts("Table tennis", "Tenis meja", "Bóng bàn", "乒乓球")),
    ]),
    category("TRAINING", "training", texts("Training", "Latihan", "Tập luyện", "训练"), [
      category("WEIGHTS", "weights", texts("Weights", "Beban", "Tạ", "哑铃与壶铃")),
      category("YOGA", "yoga", texts("Yoga & stretching", "Yoga & peregangan", "Yoga & giãn cơ", "瑜伽与拉伸")),
      category("CARDIO", "cardio", texts("Cardio & boxing", "Kardio & tinju", "Cardio & quyền anh", "有氧与拳击")),
    ]),
    category("WATERWHEELS", "water-wheels", texts("Water & wheels", "Air & roda", "Nước & bánh xe", "水上与轮滑"), [
      category("SWIMMING", "swimming", texts("Swimming", "Renang", "Bơi lội", "游泳")),
      category("SKATE", "skate", texts("Skateboards", "Papan luncur", "Ván trượt", "滑板")),
      category("HELMETS", "helmets", texts("Helmets & pads", "Helm & pelindung", "Mũ & đồ bảo hộ", "头盔与护具")),
    ]),
  ]),
  category("WEAR", "shoes-clothing", texts("Shoes & clothing", "Sepatu & pakaian", "Giày & quần áo", "鞋与服装"), [
    category("SHOES", "shoes", texts("Shoes", "Sepatu", "Giày", "鞋"), [
      category("RUNNINGSHOES", "running-shoes", texts("Running shoes", "Sepatu lari", "Giày chạy bộ", "跑步鞋")),
      category("COURTSHOES", "court-shoes", texts("Court shoes", "Sepatu lapangan", "Giày sân", "球场鞋")),
      category("SANDALS", "sandals", texts("Sandals & slides", "Sandal", "Dép & sandal", "凉鞋与拖鞋")),
    ]),
    category("CLOTHING", "clothing", texts("Clothing", "Pakaian", "Quần áo", "服装"), [
      category("TOPS", "tops", texts("Tees & jerseys", "Kaus & jersey", "Áo thun & áo đấu", "T恤与球衣")),
      category("BOTTOMS", "bottoms", texts("Shorts & trousers", "Celana", "Quần", "短裤与长裤")),
      category("JACKETS", "jackets", texts("Jackets & hoodies", "Jaket & hoodie", "Áo khoác & hoodie", "外套与卫衣")),
    ]),
    category("ACCESSORIES", "accessories", texts("Accessories", "Aksesori", "Phụ kiện", "配饰"), [
      category("CAPS", "caps", texts("Caps & hats", "Topi", "Mũ", "帽子")),
      category("SOCKS", "socks", texts("Socks", "Kaus kaki", "Tất", "袜子")),
      category(
        "SUNGLASSES",
        "sunglasses",
        texts("Sunglasses & watches", "Kacamata & jam", "Kính & đồng hồ", "太阳镜与手表"),
      ),
    ]),
  ]),
  category("LIFESTYLE", "lifestyle", texts("Lifestyle", "Gaya hidup", "Phong cách sống", "生活方式"), [
    category("BAGS", "bags", texts("Bags", "Tas", "Túi", "包"), [
      category("BACKPACKS", "backpacks", texts("Backpacks", "Ransel", "Ba lô", "双肩包")),
      category(
        "TOTES",
        "totes-duffels",
        texts("Totes & duffels", "Tote & duffel", "Túi tote & túi trống", "托特包与旅行包"),
      ),
      category("SMALLBAGS", "small-bags", texts("Pouches & wallets", "Pouch & dompet", "Túi nhỏ & ví", "小包与钱包")),
    ]),
    category("OUTDOOR", "outdoor", texts("Outdoor", "Luar ruang", "Ngoài trời", "户外"), [
      category("CAMPING", "camping", texts("Camping", "Berkemah", "Cắm trại", "露营")),
      category("LIGHTS", "lights", texts("Lanterns & torches", "Lentera & senter", "Đèn dã ngoại", "营灯与手电")),
      category("RAIN", "rain", texts("Umbrellas & rain", "Payung & hujan", "Ô & đi mưa", "雨伞与雨具")),
    ]),
    category("DRINKWARE", "bottles-mugs", texts("Bottles & mugs", "Botol & mug", "Bình & cốc", "水瓶与马克杯"), [
      category("BOTTLES", "bottles", texts("Bottles", "Botol", "Bình nước", "水瓶")),
      category("MUGS", "mugs", texts("Mugs & tumblers", "Mug & tumbler", "Cốc & ly giữ nhiệt", "马克杯与随行杯")),
      category("LUNCH", "lunch-boxes", texts("Lunch boxes", "Kotak bekal", "Hộp cơm", "便当盒")),
    ]),
    category("HOME", "home-gifts", texts("Home & gifts", "Rumah & kado", "Nhà & quà tặng", "家居与礼物"), [
      category("DESK", "desk", texts("Desk", "Meja kerja", "Bàn làm việc", "书桌")),
      category("COSY", "cosy", texts("Cushions & candles", "Bantal & lilin", "Gối & nến", "靠垫与香薰")),
      category("GAMES", "games", texts("Games & plush", "Permainan & boneka", "Trò chơi & thú bông", "桌游与毛绒")),
    ]),
  ]),
] as const satisfies readonly DemoCategory[];

type Department = (typeof categories)[number];
type Below<T> = T extends Coded<string, infer D> ? D : never;

export type CategoryCode = (Department | Below<Department> | Below<Below<Department>>)["code"];
