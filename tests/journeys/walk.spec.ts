import type { Locator, Page } from "@playwright/test";
import { visit } from "../support/visit.ts";
import { expect, test } from "../support/walk-shop.ts";
import { guestScenes, memberScenes } from "../walk/all-scenes.ts";
import type { Scene, ScenePage } from "../walk/scene.ts";
import { stageScenes } from "../walk/stage-scenes.ts";

// One shop for all of them, so one after the other.
test.describe.configure({ mode: "default" });

/** What a person notices after pressing something: another page, a dialog, a word about it. Clocks count by themselves. */
const noticed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll("dialog[open], [role=dialog], [role=status], [role=alert]")];
    const marked = document.querySelectorAll("[aria-busy=true], [aria-expanded=true], [aria-invalid=true]").length;
    return [location.href, marked, ...messages.map((one) => one.textContent?.replace(/\d+/g, "#"))].join("|");
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

/** Opens a page with only the consent cookie and the viewer's own cookies. */
async function openAs(page: Page, url: string, { viewer, path }: ScenePage): Promise<void> {
  await page.context().clearCookies();
  const pairs = ["acceptConsent=necessary", ...viewer.cookie.split("; ").filter((text) => text !== "")];
  const cookies = pairs.map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
  await page.context().addCookies(cookies);
  await visit(page, path);
}

/** Ends a navigation that a press has started: it would abort the next one, and a context cannot close beside it. */
const leave = (page: Page): Promise<void> => expect(() => page.goto("about:blank")).toPass();

/** What is noticed once something was pressed; a page that is being left has noticed it. */
const noticedAfter = (page: Page): Promise<string> => noticed(page).catch(() => "another page");

const walks = [
  { scenes: guestScenes, tags: ["@long", "@phone"], who: "on a phone" },
  { scenes: memberScenes, tags: ["@long", "@desktop"], who: "of a member on a desktop" },
];
/** The nouns whose states ask for a particular step. */
const nouns = ["order", "return", "payment", "cart", "checkout", "sign-in", "registration", "club"];
const nounOf = ({ name }: Scene) => /^[\w-]+/.exec(name)?.[0] ?? "";

for (const { scenes, tags, who } of walks) {
  const walked = scenes.filter(({ ages }) => !ages);
  for (const noun of nouns.filter((one) => walked.some((scene) => nounOf(scene) === one))) {
    test(`1C-04 after hydration every ${noun} state ${who} offers its next step, and pressing it has an effect`, {
      tag: tags,
    }, async ({ page, shop, world, complaints }) => {
      test.setTimeout(600_000);
      complaints.allow(/40[34] \(/);
      const staged = await stageScenes(
        world,
        walked.filter((scene) => nounOf(scene) === noun),
      );
      expect(staged.flatMap(({ failure }) => failure ?? [])).toEqual([]);
      const steps = staged.flatMap(({ name, pages }) =>
        pages.flatMap((one) => (one.leads ? [{ name, one, leads: one.leads }] : [])),
      );
      expect(steps.length).toBeGreaterThan(0);
      for (const { name, one, leads } of steps) {
        await test.step(`${name}: ${one.path}`, async () => {
          await openAs(page, shop.url, one);
          const step = stepOf(page, leads);
          await expect(step, `${name}: ${one.path} leads to ${leads}`).toBeVisible();
          const before = await noticed(page);
          await step.click();
          await expect.poll(() => noticedAfter(page), `${name}: ${one.path}: pressing ${leads}`).not.toBe(before);
          await leave(page);
        });
      }
    });
  }
}
