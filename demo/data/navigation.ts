import type { NavigationDraft, Placement } from "#modules/content/contract/navigation.ts";
import { categories, type DemoCategory } from "./catalogue/categories.ts";
import { texts } from "./texts.ts";

const entry = (
  code: string,
  name: NavigationDraft["name"],
  children: readonly NavigationDraft[] = [],
  url = `/${code}.html`,
): NavigationDraft => ({ code, name, url, children });

/** The departments are the catalogue's own tree. */
const department = ({ slug, name, children = [] }: DemoCategory): NavigationDraft =>
  entry(slug, name, children.map(department));

const header: readonly NavigationDraft[] = [
  ...categories.map(department),
  entry("flash-sale", texts("Flash sale", "Flash sale", "Flash sale", "限时抢购"), [], "/page/flash-sale"),
];

const footer: readonly NavigationDraft[] = [
  entry("shop", texts("Shop", "Belanja", "Mua sắm", "购物"), [
    entry("f-toys", texts("Building toys", "Mainan susun", "Đồ chơi xếp hình", "积木玩具"), [], "/building-toys.html"),
    entry("f-sports", texts("Sports", "Olahraga", "Thể thao", "运动"), [], "/sports.html"),
    entry(
      "f-together",
      texts("Build together", "Menyusun bersama", "Cùng nhau xếp hình", "一起搭建"),
      [],
      "/page/build-together",
    ),
    entry(
      "f-court",
      texts("Court days", "Hari-hari lapangan", "Những ngày trên sân", "球场时光"),
      [],
      "/page/court-days",
    ),
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
