import { texts } from "../../texts.ts";
import type { DemoProduct } from "../demo-product.ts";
import { materials } from "../materials.ts";
import { blends, fits, washing } from "./cloth-facts.ts";

const common = { brand: "SRT", category: "JACKETS", box: [34, 28, 8] } as const;

export const jackets: readonly DemoProduct[] = [
  {
    ...common,
    code: "SRT1016",
    name: texts("Dago Hoodie", "Hoodie Dago", "Áo hoodie Dago", "Dago 连帽卫衣"),
    description: texts(
      "A pullover hoodie for hill towns and cold cinemas. Brushed inside, with a wide pocket and a hood that stays up. Let it dry flat, and the ribs keep their grip.",
      "Hoodie untuk kota di perbukitan dan bioskop yang dingin. Bagian dalam berbulu halus, saku lebar, tudung yang tegak. Keringkan mendatar agar karet ribnya tetap kuat.",
      "Áo hoodie cho phố núi và rạp phim lạnh. Mặt trong chải bông, túi rộng, mũ đứng dáng. Phơi nằm ngang để bo gân không dão.",
      "去山城、进冷气十足的电影院，都带上它。里面抓绒，前袋宽大，帽子立得住。平铺晾干，罗纹才不会松。",
    ),
    colours: ["brick", "sage"],
    sizes: "clothingWide",
    price: 429_000,
    facts: { material: blends.fleece, fit: fits.loose, care: washing.cool },
    grams: 620,
    released: "2025-05-16",
  },
  {
    ...common,
    code: "SRT1017",
    name: texts("Lembang Zip Hoodie", "Hoodie Ritsleting Lembang", "Hoodie khoá kéo Lembang", "Lembang 拉链卫衣"),
    description: texts(
      "A zip hoodie with sleeves in a darker shade, for mornings that warm up by ten. The zip runs smoothly with one hand. Pockets are lined in jersey, so keys do not wear through.",
      "Hoodie ritsleting dengan lengan beda warna, untuk pagi yang menghangat sebelum pukul sepuluh. Ritsletingnya lancar ditarik satu tangan. Sakunya berlapis jersey, jadi tidak bolong oleh kunci.",
      "Hoodie kéo khoá với tay áo khác tông, cho những sáng ấm dần lúc mười giờ. Khoá kéo trơn bằng một tay. Túi lót thun nên chìa khoá không làm thủng.",
      "拉链卫衣，袖子撞一个深色，适合十点后回暖的早晨。拉链单手就顺。口袋有汗布里衬，钥匙磨不破。",
    ),
    colours: ["charcoal", "clay"],
    sizes: "clothing",
    price: 459_000,
    facts: { material: blends.fleece, fit: fits.regular, care: washing.cool },
    grams: 640,
    released: "2025-11-14",
    stock: "few",
  },
  {
    ...common,
    code: "SRT1018",
    name: texts("Angin Windbreaker", "Jaket Angin", "Áo gió Angin", "Angin 防风夹克"),
    description: texts(
      "A thin shell for the scooter and the last lap, with a slanted colour block and a zipped chest pocket. Packs into its own pocket. It stops wind and drizzle; for a downpour take Hujan Sore.",
      "Jaket tipis untuk naik motor dan putaran terakhir, dengan blok warna miring dan saku dada beritsleting. Bisa dilipat ke dalam sakunya sendiri. Menahan angin dan gerimis; untuk hujan deras pilih Hujan Sore.",
      "Lớp vỏ mỏng cho lúc chạy xe máy và vòng chạy cuối, mảng màu chéo và túi ngực có khoá. Gấp gọn vào chính túi của nó. Chắn gió và mưa phùn; mưa to thì chọn Hujan Sore.",
      "骑小摩托、跑最后一圈时穿的薄外壳，斜拼色，胸前拉链袋。能收进自己的口袋。挡风挡毛毛雨；大雨请选 Hujan Sore。",
    ),
    colours: ["sea", "sun"],
    sizes: "clothing",
    price: 399_000,
    sale: 319_000,
    facts: { material: materials.nylon, fit: fits.regular, care: washing.cool },
    grams: 260,
    released: "2026-02-27",
  },
  {
    ...common,
    code: "SRT1019",
    name: texts("Hujan Sore Anorak", "Anorak Hujan Sore", "Áo anorak Hujan Sore", "Hujan Sore 午后雨套头衫"),
    description: texts(
      "A pull-over anorak for the rain that comes at four. Taped seams, a deep hood and one big front pocket behind a zip. Vents under the arms help, yet it is warm once the sun returns.",
      "Anorak untuk hujan yang datang pukul empat. Jahitan berlapis selotip, tudung dalam, dan satu saku depan besar beritsleting. Ada lubang angin di ketiak, tetapi tetap gerah begitu matahari kembali.",
      "Áo chui đầu cho cơn mưa bốn giờ chiều. Đường may dán kín, mũ sâu và một túi trước lớn có khoá. Có lỗ thoáng dưới nách, nhưng nắng lên thì vẫn ấm.",
      "专对付下午四点那场雨的套头防水衫。压胶缝、深帽、一个大前袋。腋下有透气口，太阳一出来还是会热。",
    ),
    colours: ["court", "coral"],
    sizes: "clothing",
    price: 549_000,
    facts: { material: materials.nylon, fit: fits.loose, care: washing.hand },
    grams: 410,
    released: "2026-11-06",
    shipsFrom: "2027-01-11",
  },
];
