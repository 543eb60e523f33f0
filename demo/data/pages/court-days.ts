import type { DemoPage } from "../../seed/demo-page.ts";
import { texts } from "../texts.ts";

const title = texts("Court days", "Hari-hari lapangan", "Những ngày trên sân", "球场时光");
const words = {
  text: texts(
    "The court is free at five. Bring a ball, a bottle and whoever is awake.",
    "Lapangan kosong jam lima. Bawa bola, botol minum, dan siapa pun yang sudah bangun.",
    "Sân trống lúc năm giờ. Mang theo bóng, bình nước và bất cứ ai đã dậy.",
    "五点球场空着。带上球、水瓶和任何醒着的人。",
  ),
  alt: texts(
    "A football and a basketball on a green court beside a pair of court shoes",
    "Bola sepak dan bola basket di lapangan hijau di samping sepatu lapangan",
    "Bóng đá và bóng rổ trên sân xanh bên đôi giày sân",
    "绿色球场上的足球、篮球和一双球场鞋",
  ),
  ways: texts("Three ways to play", "Tiga cara bermain", "Ba cách chơi", "三种玩法"),
  ballTitle: texts("Kick it", "Tendang", "Sút bóng", "踢一脚"),
  trainTitle: texts("Lift it", "Angkat", "Nâng tạ", "举起来"),
  bagTitle: texts("Carry it", "Bawa", "Mang theo", "背上走"),
  balls: texts("Balls that come back", "Bola yang kembali", "Những quả bóng luôn quay lại", "会回来的球"),
  rackets: texts("Rackets and friends", "Raket dan kawan-kawan", "Vợt và bạn bè", "球拍与伙伴"),
  shoes: texts("Shoes that stop in time", "Sepatu yang berhenti tepat waktu", "Giày dừng đúng lúc", "说停就停的鞋"),
  tip: texts(
    "<h2>How hard should a ball be?</h2><p>Press with both thumbs. A basketball gives about half a centimetre, a football about one, a futsal ball hardly at all. Too hard hurts the hand and the seams; too soft tires you for nothing. Check once a week: balls lose air even when nobody plays.</p>",
    "<h2>Seberapa keras bola seharusnya?</h2><p>Tekan dengan dua ibu jari. Bola basket masuk sekitar setengah sentimeter, bola sepak sekitar satu, bola futsal hampir tidak sama sekali. Terlalu keras menyakiti tangan dan jahitan; terlalu lembek melelahkan percuma. Periksa seminggu sekali: bola kehilangan angin walau tidak dimainkan.</p>",
    "<h2>Bóng nên căng đến đâu?</h2><p>Ấn bằng hai ngón cái. Bóng rổ lún khoảng nửa xăng-ti-mét, bóng đá khoảng một, bóng futsal gần như không lún. Quá căng làm đau tay và hỏng đường may; quá mềm chỉ phí sức. Kiểm tra mỗi tuần một lần: bóng vẫn xì hơi dù không ai chơi.</p>",
    "<h2>球该打多硬？</h2><p>用两个拇指按一按：篮球下陷约半厘米，足球约一厘米，五人制足球几乎不动。太硬伤手也伤缝线，太软白费力气。每周检查一次：没人玩，球也会漏气。</p>",
  ),
} as const;

export const courtDaysPage: DemoPage = {
  path: "/page/court-days",
  seo: (locale) => ({ title: title[locale], description: words.text[locale] }),
  content: (device, locale) => {
    const t = (name: keyof typeof words) => words[name][locale];
    const way = (picture: string, heading: keyof typeof words, href: string) => ({
      image: `/pictures/tile-${picture}.webp`,
      title: t(heading),
      href,
    });
    return {
      columns: [
        {
          id: "welcome",
          kind: "banner",
          style: "wide",
          items: [
            {
              image: device === "h5" ? "/pictures/promo-court-days-phone.webp" : "/pictures/promo-court-days.webp",
              alt: t("alt"),
              title: title[locale],
              text: t("text"),
            },
          ],
        },
        { id: "balls", kind: "products", title: t("balls"), from: { category: "BALLS", limit: 8 } },
        { id: "play-more", kind: "tiers", activityCode: "TIER_SPORTS" },
        {
          id: "three-ways",
          kind: "banner",
          style: "tiles",
          title: t("ways"),
          perRow: { pc: 3, h5: 3 },
          items: [
            way("balls", "ballTitle", "/balls.html"),
            way("training", "trainTitle", "/training.html"),
            way("bags", "bagTitle", "/bags.html"),
          ],
        },
        {
          id: "rackets",
          kind: "products",
          title: t("rackets"),
          style: "rail",
          from: { category: "RACKETS", limit: 8 },
        },
        { id: "tip", kind: "html", html: t("tip") },
        {
          id: "shoes",
          kind: "products",
          title: t("shoes"),
          style: "rail",
          from: { category: "COURTSHOES", limit: 8 },
        },
      ],
    };
  },
};
