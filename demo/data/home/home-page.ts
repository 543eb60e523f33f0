import type { Device } from "#kit/core/device.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { PageContentDraft } from "#modules/content/contract/page-columns.ts";
import { departmentTiles } from "./department-tiles.ts";
import { homeTexts } from "./home-texts.ts";
import { moodSlides } from "./mood-slides.ts";

type Column = PageContentDraft["columns"][number];
type Word = keyof typeof homeTexts;

/** The flash sale that is always running in the demo shop. */
const flashSale = { code: "FS2611", endsAt: "2027-03-31T16:59:59Z", page: "/page/flash-sale" } as const;

/** Chosen by hand: the newest would be pre-orders first, and one brand beside the other. */
const newOnTheShelf = ["BTR1016", "ORB2003", "SAT1034", "KLK2018", "BTR1012", "ORB1013", "SAT1012", "BTR1025"];

/** The home page for one device and language. */
export function homePage(device: Device, locale: Locale): PageContentDraft {
  const t = (word: Word) => homeTexts[word][locale];
  const phone = device === "h5";
  const picture = (name: string) => `/pictures/${name}${phone ? "-phone" : ""}.webp`;
  const shelf = (id: string, title: Word, label: Word, href: string, from: object, style: "grid" | "rail"): Column => ({
    id,
    kind: "products",
    title: t(title),
    label: t(label),
    href,
    style,
    from,
  });
  return {
    columns: [
      {
        id: "welcome",
        kind: "banner",
        style: "hero",
        items: [
          {
            image: phone ? "/pictures/hero-phone.webp" : "/pictures/hero-desktop.webp",
            alt: "",
            title: t("heroTitle"),
            text: t("heroText"),
            label: t("heroLabel"),
            href: "/building-toys.html",
          },
        ],
      },
      departmentTiles(locale),
      {
        id: "flash-sale",
        kind: "countdown",
        title: t("saleTitle"),
        text: t("saleText"),
        label: t("saleLabel"),
        href: flashSale.page,
        endsAt: flashSale.endsAt,
        activityCode: flashSale.code,
      },
      {
        id: "flash-sale-goods",
        kind: "products",
        style: "rail",
        from: { activity: flashSale.code, limit: 10 },
      },
      {
        id: "new",
        kind: "products",
        title: t("newTitle"),
        label: t("newLabel"),
        href: "/building-toys.html",
        items: newOnTheShelf.map((productCode) => ({ productCode })),
      },
      moodSlides(device, locale),
      {
        id: "this-week",
        kind: "banner",
        style: "wide",
        title: t("offers"),
        perRow: { pc: 2, h5: 1 },
        items: [
          {
            image: picture("promo-build-together"),
            title: t("buildTitle"),
            text: t("buildText"),
            label: t("buildLabel"),
            href: "/page/build-together",
          },
          {
            image: picture("promo-club"),
            title: t("clubTitle"),
            text: t("clubText"),
            label: t("clubLabel"),
            href: "/register/mapclub",
          },
        ],
      },
      shelf("court", "courtTitle", "courtLabel", "/sports.html", { category: "SPORTS", limit: 10 }, "rail"),
      shelf("shoes", "wearTitle", "wearLabel", "/shoes.html", { category: "SHOES", limit: 4 }, "grid"),
      shelf("wonders", "wonders", "wondersLabel", "/brick-sets.html", { category: "LANDMARKS", limit: 10 }, "rail"),
      shelf("everyday", "homeTitle", "homeLabel", "/lifestyle.html", { category: "LIFESTYLE", limit: 8 }, "grid"),
    ],
  };
}
