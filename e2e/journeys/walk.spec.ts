import type { Locator, Page } from "@playwright/test";
import { guestScenes } from "#apps/server/walk/all-scenes.ts";
import type { ScenePage } from "#apps/server/walk/scene.ts";
import { stageScenes } from "#apps/server/walk/stage-scenes.ts";
import { visit } from "../support/visit.ts";
import { expect, test } from "../support/walk-shop.ts";

// One shop for all of them, so one after the other.
test.describe.configure({ mode: "default" });

/** The nouns that scenes begin with. */
const nouns = ["order", "return", "payment", "cart", "checkout", "sign-in", "registration", "club"] as const;

/** What a person notices after pressing something: another page, a dialog, a word about it. Clocks count by themselves. */
const noticed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll("dialog[open], [role=dialog], [role=status], [role=alert]")];
    const marked = document.querySelectorAll("[aria-busy=true], [aria-expanded=true], [aria-invalid=true]").length;
    return [location.href, marked, ...told.map((one) => one.textContent?.replace(/\d+/g, "#"))].join("|");
  });

/** The step of a state: a button or a link in the main part that can be used now. */
const stepOf = (page: Page, leads: RegExp): Locator => {
  const main = page.getByRole("main");
  const button = main.getByRole("button", { name: leads, disabled: false });
  return button
    .or(main.getByRole("link", { name: leads }))
    .filter({ visible: true })
    .first();
};

/** Opens a page as somebody whose browser holds nothing but their session. */
async function openAs(page: Page, url: string, { viewer, path }: ScenePage): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
  const pairs = ["acceptConsent=necessary", ...viewer.cookie.split("; ").filter((text) => text !== "")];
  const cookies = pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  await visit(page, path);
}

for (const noun of nouns) {
  test(`1C-04 with its script alive every ${noun} state offers its next step, and pressing it does something`, {
    tag: ["@long", "@phone"],
  }, async ({ page, shop, world, complaints }) => {
    test.setTimeout(600_000);
    complaints.allow(/40[34] \(/);
    const staged = await stageScenes(
      world,
      guestScenes.filter(({ name, ages }) => name.startsWith(noun) && !ages),
    );
    expect(staged.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    for (const { name, pages } of staged) {
      for (const one of pages) {
        const { leads, path } = one;
        if (!leads) continue;
        await test.step(`${name}: ${path}`, async () => {
          await openAs(page, shop.url, one);
          const step = stepOf(page, leads);
          await expect(step, `${name}: ${path} leads to ${leads}`).toBeVisible();
          const before = await noticed(page);
          await step.click();
          await expect.poll(() => noticed(page), `${name}: ${path}: pressing ${leads}`).not.toBe(before);
        });
      }
    }
  });
}
