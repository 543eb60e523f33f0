import type { NavigationDraft, Placement } from "#modules/content/contract/navigation.ts";
import { texts } from "./texts.ts";

const entry = (
  code: string,
  name: NavigationDraft["name"],
  children: readonly NavigationDraft[] = [],
  url = `/${code}.html`,
): NavigationDraft => ({ code, name, url, children });

const header: readonly NavigationDraft[] = [
  entry("building-toys", texts("Building toys", "Mainan susun", "Đồ chơi xếp hình", "积木玩具"), [
    entry("brick-sets", texts("Brick sets", "Set bata", "Bộ gạch xếp", "积木套装"), [
      entry("castles", texts("Castles", "Kastel", "Lâu đài", "城堡")),
      entry("houses", texts("Houses", "Rumah", "Ngôi nhà", "房屋")),
      entry("city", texts("City", "Kota", "Thành phố", "城市")),
    ]),
    entry("vehicles", texts("Vehicles", "Kendaraan", "Phương tiện", "交通工具"), [
      entry("cars", texts("Cars", "Mobil", "Ô tô", "汽车")),
      entry("rockets", texts("Rockets", "Roket", "Tên lửa", "火箭")),
    ]),
    entry(
      "first-bricks",
      texts("First bricks (1½–5)", "Bata pertama (1½–5)", "Gạch đầu đời (1½–5)", "幼儿积木（1½–5 岁）"),
    ),
  ]),
  entry("sports", texts("Sports", "Olahraga", "Thể thao", "运动"), [
    entry("balls", texts("Balls", "Bola", "Bóng", "球类"), [
      entry("football", texts("Football", "Sepak bola", "Bóng đá", "足球")),
      entry("basketball", texts("Basketball", "Bola basket", "Bóng rổ", "篮球")),
      entry("futsal", texts("Futsal", "Futsal", "Futsal", "五人制足球")),
    ]),
    entry("rackets", texts("Rackets", "Raket", "Vợt", "球拍"), [
      entry("badminton", texts("Badminton", "Bulu tangkis", "Cầu lông", "羽毛球")),
      entry("padel", texts("Padel", "Padel", "Padel", "板式网球")),
    ]),
    entry("training", texts("Training", "Latihan", "Tập luyện", "训练")),
  ]),
  entry("shoes", texts("Shoes", "Sepatu", "Giày", "鞋"), [
    entry("running-shoes", texts("Running", "Lari", "Chạy bộ", "跑步鞋")),
    entry("court-shoes", texts("Court", "Lapangan", "Sân trong nhà", "球场鞋")),
  ]),
  entry("lifestyle", texts("Lifestyle", "Gaya hidup", "Phong cách sống", "生活方式"), [
    entry("bags", texts("Bags", "Tas", "Túi", "包")),
    entry("bottles-mugs", texts("Bottles & mugs", "Botol & mug", "Bình & cốc", "水瓶与马克杯")),
    entry("caps", texts("Caps", "Topi", "Mũ", "帽子")),
  ]),
  entry("flash-sale", texts("Flash sale", "Flash sale", "Flash sale", "限时抢购"), [], "/page/flash-sale"),
];

const footer: readonly NavigationDraft[] = [
  entry("shop", texts("Shop", "Belanja", "Mua sắm", "购物"), [
    entry("f-toys", texts("Building toys", "Mainan susun", "Đồ chơi xếp hình", "积木玩具"), [], "/building-toys.html"),
    entry("f-sports", texts("Sports", "Olahraga", "Thể thao", "运动"), [], "/sports.html"),
    entry("f-stores", texts("Our stores", "Toko kami", "Cửa hàng", "门店"), [], "/store"),
    entry("f-size", texts("Size guide", "Panduan ukuran", "Bảng kích cỡ", "尺码指南"), [], "/size-guide"),
  ]),
  entry("service", texts("Service", "Layanan", "Dịch vụ", "服务"), [
    entry("f-track", texts("Track order", "Lacak pesanan", "Tra cứu đơn hàng", "查询订单"), [], "/order/track"),
    entry("f-contact", texts("Contact us", "Hubungi kami", "Liên hệ", "联系我们"), [], "/contact-us"),
    entry("f-blog", texts("Stories", "Cerita", "Câu chuyện", "故事"), [], "/blog"),
  ]),
  entry("legal", texts("Legal", "Ketentuan", "Pháp lý", "法律信息"), [
    entry(
      "f-privacy",
      texts("Privacy policy", "Kebijakan privasi", "Chính sách bảo mật", "隐私政策"),
      [],
      "/page/privacy-policy",
    ),
    entry(
      "f-terms",
      texts("Terms and conditions", "Syarat dan ketentuan", "Điều khoản", "条款与条件"),
      [],
      "/page/terms-conditions",
    ),
  ]),
];

const top: readonly NavigationDraft[] = [
  entry("club", texts("Join MAPCLUB", "Gabung MAPCLUB", "Tham gia MAPCLUB", "加入 MAPCLUB"), [], "/register/mapclub"),
  entry("stories", texts("Stories", "Cerita", "Câu chuyện", "故事"), [], "/blog"),
];

export const navigation: Readonly<Record<Placement, readonly NavigationDraft[]>> = { top, header, footer };
