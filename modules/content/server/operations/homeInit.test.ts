import { expect, test } from "vitest";
import type { Texts } from "#kit/core/locale.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { NavigationDraft } from "../../contract/navigation.ts";
import type { SiteInfo } from "../../contract/site-info.ts";
import { writeNavigation, writeSiteInfo } from "../store/site.ts";
import { contentFixture } from "../testing/content-fixture.ts";

const { database } = await testDatabase();
const { ask } = contentFixture(database);

const texts = (word: string): Texts => ({
  "en-US": word,
  "id-ID": `${word} id`,
  "vi-VN": `${word} vi`,
  "zh-CN": `${word} zh`,
});

const site: SiteInfo = {
  name: "Corner shop",
  tagline: texts("Tagline"),
  contactHours: texts("Hours"),
  serviceHours: texts("Service"),
  whatsAppNumber: "62800",
  email: "shop@shop.example",
  clubName: "Club",
  clubSiteUrl: "https://club.example",
  socialLinks: [{ network: "tiktok", url: "https://social.example/shop" }],
};

const entry = (code: string, children: readonly NavigationDraft[] = []): NavigationDraft => ({
  code,
  name: texts(code),
  url: `/${code}`,
  children,
});

const wholeShell = `query homeInit { homeInit {
  topNavList { ...E }
  headerNavList { ...E children { ...E children { ...E } } }
  footerNavList { ...E }
  siteInfo { name tagline contactHours serviceHours whatsAppNumber email clubName clubSiteUrl socialLinks { network url } }
} }
fragment E on NavigationEntry { code name url image }`;

const wire = (code: string, name: string) => ({ code, name, url: `/${code}`, image: null });

test("missing site info is reported in the log only", async () => {
  expect(await ask("query homeInit { homeInit { siteInfo { name } } }")).toMatchObject({
    errors: [{ message: "There was an error. Please try again later.", extensions: { statusCode: 500 } }],
  });
});

test("OP-38 the reply has the three navigation lists, three levels deep, and the site info", async () => {
  await writeSiteInfo(database.kysely, site);
  await writeNavigation(database.kysely, "top", [{ ...entry("help"), image: "/pictures/help.png" }]);
  await writeNavigation(database.kysely, "header", [entry("toys", [entry("bricks", [entry("small")])])]);
  expect(await ask(wholeShell, {}, "id-ID")).toEqual({
    data: {
      homeInit: {
        topNavList: [{ ...wire("help", "help id"), image: "/pictures/help.png" }],
        headerNavList: [
          {
            ...wire("toys", "toys id"),
            children: [{ ...wire("bricks", "bricks id"), children: [wire("small", "small id")] }],
          },
        ],
        footerNavList: [],
        siteInfo: {
          ...site,
          tagline: "Tagline id",
          contactHours: "Hours id",
          serviceHours: "Service id",
        },
      },
    },
  });
});

test("GN-06 an entry without a name in the visitor's language has its English one", async () => {
  const untranslated = { ...entry("about"), name: { ...texts("About"), "vi-VN": "" } };
  await writeNavigation(database.kysely, "footer", [untranslated]);
  const names = async (locale: "vi-VN" | "zh-CN") =>
    await ask("query homeInit { homeInit { footerNavList { name } } }", {}, locale);
  expect(await names("vi-VN")).toEqual({ data: { homeInit: { footerNavList: [{ name: "About" }] } } });
  expect(await names("zh-CN")).toEqual({ data: { homeInit: { footerNavList: [{ name: "About zh" }] } } });
});

test("one statement reads any number of entries", async () => {
  const many = Array.from({ length: 40 }, (_, i) => entry(`e-${i}`, [entry(`e-${i}-a`, [entry(`e-${i}-a-b`)])]));
  await writeNavigation(database.kysely, "header", many);
  const counter = countQueries(database);
  const reply = await ask(wholeShell);
  counter.stop();
  expect(reply).toMatchObject({ data: { homeInit: { headerNavList: { length: 40 } } } });
  expect(counter.statements).toHaveLength(1);
});
