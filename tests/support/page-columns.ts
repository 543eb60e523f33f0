import { expect, type Locator, type Page } from "@playwright/test";
import type { ColumnKind } from "#modules/content/contract/page/page-state.ts";
import { anMp4 } from "#modules/media/server/testing/video-files.ts";
import { aPicture } from "./a-picture.ts";
import { chooseFile, chooseLink, chooseTarget, columnForm, fillAll, uploadFile } from "./page-editing.ts";

type FilledColumn = {
  /** As the editor offers it. */
  readonly name: string;
  /** Fills the chosen empty column, everything but its texts by pickers. */
  readonly fill: (page: Page, made: MadeFiles) => Promise<void>;
  /** Expects the column on a page: the shop's, or the preview's. */
  readonly expectDrawn: (main: Locator, language: string) => Promise<void>;
};

/** Names of the files that the columns upload, so that a later column can find them in the library. */
type MadeFiles = { readonly picture: string; readonly film: string };

/** Names that no other run has used. */
export function madeFiles(): MadeFiles {
  const unique = crypto.randomUUID().slice(0, 8);
  return { picture: `castle-${unique}.png`, film: `film-${unique}.mp4` };
}

const inEvery = (text: string) => (language: string) => `${text} ${language}`;

/** A picture is drawn once the browser has decoded it. */
async function expectPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

const itemsOf = (page: Page) => columnForm(page).getByRole("region", { name: "Pictures and texts" });

/** Every kind of column: how it is filled in the editor, and what shows that it is drawn. */
export const filledColumns: Readonly<Record<ColumnKind, FilledColumn>> = {
  banner: {
    name: "Banners",
    async fill(page, made) {
      const items = itemsOf(page);
      await page.getByRole("button", { name: "Add banner" }).click();
      await uploadFile(page, items, "Picture", await aPicture(made.picture));
      await fillAll(items, "Alternative text", inEvery("A castle"));
      await fillAll(items, "Title", inEvery("Castles"));
      await fillAll(items, "Label of the link", inEvery("To the castles"));
      await chooseLink(items, "Category", "castle");
    },
    async expectDrawn(main, language) {
      const banner = main.getByRole("link", { name: `Castles ${language}` });
      await expect(banner).toHaveAttribute("href", /^\/[\w-]+\.html$/);
      await expect(banner).toContainText(`To the castles ${language}`);
      await expectPicture(banner.getByRole("img", { name: `A castle ${language}` }));
    },
  },
  slider: {
    name: "Slider",
    async fill(page, made) {
      const items = itemsOf(page);
      await fillAll(columnForm(page), "Title", inEvery("Slides"));
      for (const [place, [title, what, search]] of [
        ["Bricks", "Brand", "a"],
        ["Balls", "Product", "ball"],
      ].entries()) {
        await page.getByRole("button", { name: "Add slide" }).click();
        const slide = items.getByRole("group").filter({ hasText: `Slide ${place + 1}` });
        await chooseFile(page, slide, "Picture", made.picture);
        await fillAll(slide, "Alternative text", inEvery(`${title} on a slide`));
        await fillAll(slide, "Title", inEvery(`${title}`));
        await chooseLink(slide, `${what}`, `${search}`);
      }
    },
    async expectDrawn(main, language) {
      const slider = main.getByRole("region", { name: `Slides ${language}` });
      await expect(slider.getByRole("link", { name: `Bricks ${language}` })).toHaveAttribute("href", /\.html$/);
      await expect(slider.getByRole("link", { name: `Balls ${language}` })).toHaveAttribute("href", /^\/pdp\//);
      await expectPicture(slider.getByRole("img", { name: `Bricks on a slide ${language}` }));
    },
  },
  products: {
    name: "Products",
    async fill(page) {
      const form = columnForm(page);
      await fillAll(form, "Title", inEvery("For the court"));
      await chooseTarget(form, "Products", "volleyball");
      await chooseTarget(form, "Products", "football");
      await chooseTarget(form, "Category", "basketball");
      await fillAll(form, "Label of the link", inEvery("All of them"));
      await chooseLink(form, "Page", "court");
    },
    async expectDrawn(main, language) {
      const column = main.locator("section").filter({ hasText: `For the court ${language}` });
      await expect(column.getByRole("link", { name: `All of them ${language}` })).toHaveAttribute("href", /^\/page\//);
      const cards = column.getByRole("listitem").filter({ has: column.page().getByRole("heading") });
      await expect(cards.nth(2)).toBeVisible();
      await expectPicture(cards.first().locator("img").first());
    },
  },
  html: {
    name: "Text",
    async fill(page) {
      await fillAll(
        columnForm(page),
        "Text (HTML)",
        (language) => `<h2>Words ${language}</h2><p>About <em>toys</em></p>`,
      );
    },
    async expectDrawn(main, language) {
      await expect(main.getByRole("heading", { name: `Words ${language}` })).toBeVisible();
      await expect(main.getByRole("emphasis").filter({ hasText: "toys" })).toBeVisible();
    },
  },
  video: {
    name: "Video",
    async fill(page, made) {
      const form = columnForm(page);
      await fillAll(form, "Title", inEvery("How it is built"));
      const buffer = anMp4({ width: 1280, height: 720, udta: made.film });
      await uploadFile(page, form, "Film", { name: made.film, mimeType: "video/mp4", buffer });
      await chooseFile(page, form, "Picture before it plays", made.picture);
    },
    async expectDrawn(main, language) {
      await expect(main.getByRole("figure").getByText(`How it is built ${language}`)).toBeVisible();
      const film = main.getByLabel(`How it is built ${language}`);
      await expect(film).toBeVisible();
      await expect(film).toHaveAttribute("poster", /^\/\S+/);
      await expect(film.locator("source")).toHaveAttribute("src", /\.mp4$/);
    },
  },
  countdown: {
    name: "Countdown",
    async fill(page) {
      const form = columnForm(page);
      await fillAll(form, "Title", inEvery("Soon over"));
      await fillAll(form, "Text", inEvery("Be quick"));
      await form.getByLabel("Ends").fill("2030-01-01T00:00");
      await chooseTarget(form, "Promotion", "flash");
      await fillAll(form, "Label of the link", inEvery("See the stores"));
      await chooseLink(form, "Part of the shop", "stores");
    },
    async expectDrawn(main, language) {
      await expect(main.getByRole("heading", { name: `Soon over ${language}` })).toBeVisible();
      await expect(main.getByText(`Be quick ${language}`)).toBeVisible();
      await expect(main.getByText("01/01/2030, 00:00")).toBeVisible();
      await expect(main.getByRole("link", { name: `See the stores ${language}` })).toHaveAttribute("href", "/store");
    },
  },
  tiers: {
    name: "Promotion levels",
    async fill(page) {
      const form = columnForm(page);
      await fillAll(form, "Title", inEvery("Buy more, pay less"));
      await chooseTarget(form, "Promotion", "the more you play");
    },
    async expectDrawn(main, language) {
      await expect(main.getByRole("heading", { name: `Buy more, pay less ${language}` })).toBeVisible();
      // The levels are folded behind the next one.
      await expect(main.locator("summary").filter({ hasText: "Rp750.000" })).toBeVisible();
    },
  },
};
