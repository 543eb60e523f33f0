import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { sitDown } from "../support/admin.ts";
import { expect, test as shopTest } from "../support/shop-test.ts";
import { signIn } from "../support/sign-in.ts";
import { type Cast, castOf } from "./cast.ts";
import { goOnAs } from "./guest.ts";
import { isNarrow, isPhone, type Variant, variants } from "./looks.ts";
import { moduleText } from "./module-text.ts";
import type { Actor, Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";

// `npm run gallery` selects looks, scenes, and the target folder.
const folder = process.env.GALLERY_FOLDER ?? "";
const wantedLooks = new Set((process.env.GALLERY_LOOKS ?? "").split(","));
const wantedScenes = process.env.GALLERY_SCENES ?? "";

const test = shopTest.extend<Record<never, never>, { cast: Cast }>({
  cast: [async ({ shop }, use) => use(await castOf(shop)), { scope: "worker", timeout: 120_000 }],
});

/** Tall enough for what is seen within two flicks of a thumb; a page that is shorter is shown as it is. */
const heightOf = (variant: Variant): number => (isPhone(variant) ? 1480 : variant.width < 1000 ? 1500 : 1200);
const shownWidth = (variant: Variant): number => (isPhone(variant) ? 360 : variant.width < 1000 ? 560 : 840);

async function keep(page: Page, variant: Variant, name: string, tall = heightOf(variant)): Promise<void> {
  const shown = await page.evaluate(() => {
    // Browsers hide their scroll bars in tests, and so the strip that is kept for them beside a dialog would be empty.
    document.documentElement.style.scrollbarGutter = "auto";
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width: variant.width, height: Math.min(tall, Math.max(shown, 600)) };
  const shot = await page.screenshot({ animations: "disabled", clip });
  mkdirSync(`${folder}/${variant.name}`, { recursive: true });
  await sharp(shot)
    .resize({ width: shownWidth(variant), withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(`${folder}/${variant.name}/${name}.webp`);
}

const untilStill = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const phoneAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const actors = Object.keys(scenes) as Actor[];

for (const variant of variants.filter(({ name }) => wantedLooks.has(name))) {
  for (const actor of actors) {
    const wanted = scenes[actor].filter(
      ({ name, only }) =>
        name.includes(wantedScenes) && (only === undefined || (only === "narrow") === isNarrow(variant)),
    );
    if (wanted.length > 0) takePictures(variant, actor, wanted);
  }
}

function takePictures(variant: Variant, actor: Actor, wanted: readonly Scene[]): void {
  test.describe(`${variant.name} ${actor}`, () => {
    test.use({
      viewport: { width: variant.width, height: heightOf(variant) },
      colorScheme: variant.theme,
      locale: variant.locale,
      contextOptions: { reducedMotion: "reduce" },
      ...(isPhone(variant) ? { isMobile: true, hasTouch: true, userAgent: phoneAgent } : {}),
    });
    test(`what a ${actor} sees`, async ({ page, context, shop, cast, consent, complaints }) => {
      test.setTimeout(900_000);
      complaints.allow(/./s);
      await consent("necessary");
      await context.addCookies([{ name: "gt-local", value: variant.locale, url: shop.url }]);
      if (actor === "member") await signIn(page, shop, cast.member);
      if (actor === "newMember") await signIn(page, shop, cast.newMember);
      if (actor === "guest") await goOnAs(context, shop.url, cast.guest);
      if (actor === "staff") await sitDown(context, shop.url, "admin");
      const text = moduleText(variant.locale);
      const missed: string[] = [];
      for (const scene of wanted) {
        try {
          await page.goto(typeof scene.path === "string" ? scene.path : scene.path(cast));
          await untilStill(page);
          await scene.moves?.({ page, cast, look: variant, say: text });
          await untilStill(page);
          await keep(page, variant, scene.name);
          if (scene.print && variant.theme === "light") {
            await page.emulateMedia({ media: "print" });
            await keep(page, variant, `${scene.name}-print`);
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
