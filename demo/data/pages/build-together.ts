import type { DemoPage } from "../../seed/demo-page.ts";
import { texts } from "../texts.ts";

const title = texts("Build together", "Menyusun bersama", "Cùng nhau xếp hình", "一起搭建");
const words = {
  text: texts(
    "One box, two chairs, an afternoon. Sets that are better with somebody beside you.",
    "Satu kotak, dua kursi, satu sore. Set yang lebih seru bila ada teman di sebelah.",
    "Một hộp, hai chiếc ghế, một buổi chiều. Những bộ xếp vui hơn khi có người bên cạnh.",
    "一盒积木、两把椅子、一个下午。有人陪伴更好玩的套装。",
  ),
  alt: texts(
    "A brick castle beside loose bricks in many colours",
    "Kastel bata di samping bata lepas aneka warna",
    "Lâu đài gạch xếp bên những viên gạch rời nhiều màu",
    "积木城堡与散落的彩色积木",
  ),
  first: texts("For the smallest builders", "Untuk perakit terkecil", "Cho những nhà xây tí hon", "给最小的建筑师"),
  big: texts("For a long weekend", "Untuk akhir pekan panjang", "Cho kỳ nghỉ cuối tuần dài", "给一个长周末"),
  wheels: texts("And when it must move", "Dan bila harus bergerak", "Và khi phải chuyển động", "还要能动起来"),
  story: texts(
    "<h2>Three rules for building with children</h2><ol><li><strong>You look for the bricks, they put them in.</strong> Searching is work, building is the fun: share fairly.</li><li><strong>Crooked is fine.</strong> A tower that leans has a story; a tower you straightened has none.</li><li><strong>Stop while it is fun.</strong> The box can wait until tomorrow, and then it is something to look forward to.</li></ol>",
    "<h2>Tiga aturan menyusun bersama anak</h2><ol><li><strong>Anda mencari batanya, mereka memasangnya.</strong> Mencari itu kerja, menyusun itu serunya: bagi dengan adil.</li><li><strong>Miring tidak apa-apa.</strong> Menara yang miring punya cerita; yang Anda luruskan tidak.</li><li><strong>Berhenti selagi seru.</strong> Kotaknya bisa menunggu besok, dan besok jadi ada yang dinanti.</li></ol>",
    "<h2>Ba quy tắc khi xếp hình cùng trẻ</h2><ol><li><strong>Bạn tìm gạch, bé lắp gạch.</strong> Tìm là việc, lắp mới vui: hãy chia cho công bằng.</li><li><strong>Nghiêng cũng được.</strong> Ngọn tháp nghiêng có câu chuyện; tháp bạn chỉnh thẳng thì không.</li><li><strong>Dừng khi còn vui.</strong> Chiếc hộp có thể đợi đến mai, và mai sẽ có điều để mong.</li></ol>",
    "<h2>和孩子一起搭积木的三条规则</h2><ol><li><strong>您来找，孩子来搭。</strong>找是活儿，搭才是乐趣：要公平分配。</li><li><strong>歪一点没关系。</strong>歪的塔有故事，被您扶正的没有。</li><li><strong>趁还好玩时停下。</strong>盒子可以等到明天，明天就有了期待。</li></ol>",
  ),
  all: texts("All brick sets", "Semua set bata", "Tất cả bộ gạch", "全部积木套装"),
} as const;

export const buildTogetherPage: DemoPage = {
  path: "/page/build-together",
  seo: (locale) => ({ title: title[locale], description: words.text[locale] }),
  content: (device, locale) => ({
    columns: [
      {
        id: "welcome",
        kind: "banner",
        style: "wide",
        items: [
          {
            image:
              device === "h5" ? "/pictures/promo-build-together-phone.webp" : "/pictures/promo-build-together.webp",
            alt: words.alt[locale],
            title: title[locale],
            text: words.text[locale],
            label: words.all[locale],
            href: "/brick-sets.html",
          },
        ],
      },
      {
        id: "first-bricks",
        kind: "products",
        title: words.first[locale],
        style: "rail",
        from: { category: "FIRSTBRICKS", limit: 8 },
      },
      { id: "long-weekend", kind: "products", title: words.big[locale], from: { category: "BRICKSETS", limit: 8 } },
      { id: "gifts", kind: "tiers", activityCode: "GWP_BUILDERS" },
      { id: "rules", kind: "html", html: words.story[locale] },
      {
        id: "wheels",
        kind: "products",
        title: words.wheels[locale],
        style: "rail",
        from: { category: "VEHICLES", limit: 8 },
      },
    ],
  }),
};
