import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { sitDown } from "../support/admin.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";
import { signIn } from "../support/sign-in.ts";
import { type Cast, castOf } from "./cast.ts";
import { goOnAs } from "./guest.ts";
import { isNarrow, isPhone, type Look, looks } from "./looks.ts";
import { moduleText } from "./module-text.ts";
import type { Actor, Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";

// `npm run gallery` says which looks are wanted, which scenes, and where the pictures go.
const folder = process.env.GALLERY_FOLDER ?? "";
const wantedLooks = new Set((process.env.GALLERY_LOOKS ?? "").split(","));
const wantedScenes = process.env.GALLERY_SCENES ?? "";

const test = shopTest.extend<Record<never, never>, { cast: Cast }>({
  cast: [async ({ shop }, use) => use(await castOf(shop)), { scope: "worker", timeout: 120_000 }],
});

/** Tall enough for what is seen within two flicks of a thumb; a page that is shorter is shown as it is. */
const heightOf = (look: Look): number => (isPhone(look) ? 1480 : look.width < 1000 ? 1500 : 1200);
const shownWidth = (look: Look): number => (isPhone(look) ? 360 : look.width < 1000 ? 560 : 840);

async function keep(page: Page, look: Look, name: string, tall = heightOf(look)): Promise<void> {
  const shown = await page.evaluate(() => {
    // Browsers hide their scroll bars in tests, and so the strip that is kept for them beside a dialog would be empty.
    document.documentElement.style.scrollbarGutter = "auto";
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width: look.width, height: Math.min(tall, Math.max(shown, 600)) };
  const shot = await page.screenshot({ animations: "disabled", clip });
  mkdirSync(`${folder}/${look.name}`, { recursive: true });
  await sharp(shot)
    .resize({ width: shownWidth(look), withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(`${folder}/${look.name}/${name}.webp`);
}

const untilStill = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const phoneAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const actors = Object.keys(scenes) as Actor[];

for (const look of looks.filter(({ name }) => wantedLooks.has(name))) {
  for (const actor of actors) {
    const wanted = scenes[actor].filter(
      ({ name, only }) => name.includes(wantedScenes) && (only === undefined || (only === "narrow") === isNarrow(look)),
    );
    if (wanted.length > 0) takePictures(look, actor, wanted);
  }
}

function takePictures(look: Look, actor: Actor, wanted: readonly Scene[]): void {
  test.describe(`${look.name} ${actor}`, () => {
    test.use({
      viewport: { width: look.width, height: heightOf(look) },
      colorScheme: look.theme,
      locale: look.locale,
      contextOptions: { reducedMotion: "reduce" },
      ...(isPhone(look) ? { isMobile: true, hasTouch: true, userAgent: phoneAgent } : {}),
    });
    test(`what a ${actor} sees`, async ({ page, context, shop, cast, consent, complaints }) => {
      test.setTimeout(900_000);
      complaints.allow(/./s);
      await consent("necessary");
      await context.addCookies([{ name: "gt-local", value: look.locale, url: shop.url }]);
      if (actor === "member") await signIn(page, shop, cast.member);
      if (actor === "newMember") await signIn(page, shop, cast.newMember);
      if (actor === "guest") await goOnAs(context, shop.url, cast.guest);
      if (actor === "staff") await sitDown(context, shop.url, "admin");
      const say = moduleText(look.locale);
      const missed: string[] = [];
      for (const scene of wanted) {
        try {
          await page.goto(typeof scene.path === "string" ? scene.path : scene.path(cast));
          await untilStill(page);
          await scene.moves?.({ page, cast, look, say });
          await untilStill(page);
          await keep(page, look, scene.name);
          if (scene.print && look.theme === "light") {
            await page.emulateMedia({ media: "print" });
            await keep(page, look, `${scene.name}-print`);
            await page.emulateMedia({ media: "screen" });
          }
        } catch (problem) {
          missed.push(`${scene.name}: ${String(problem).split("\n", 1)[0]}`);
        }
      }
      expect(missed, "scenes without a picture").toEqual([]);
    });
  });
}
