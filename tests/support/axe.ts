import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type TestInfo, test } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What is looked at: what is the page's own; everything, for tests about what stands on every page; all but colours, for
 * a page whose colours another test has seen; or the colours alone, for one whose rest it has seen.
 */
export type AxeLook = "its own" | "everything" | "all but colours" | "colours";

/** The shop's own, the same on every page: `accessibility.spec.ts` looks at them, and whoever opens something in them. */
const onEveryPage = ["header[data-print]:not(main header)", "footer[data-print]:not(main footer)"];

/** Colours that are fading into others are neither. What moves for ever is not waited for. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );

/** How far parts of a fresh page look is not known before somebody moves; what is judged has to be. */
const workOut = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });

/** What is walked on both devices is looked at on the phone, where there is less room; one look takes as long as two pages. */
const looksOnThePhone = ({ project, tags }: TestInfo) => project.name === "desktop" && !tags.includes("@desktop");

/** A dialog that takes the whole page's place: what lies under it can be neither read nor reached. */
const overThePage = "dialog:modal";

/** Fails with what is wrong, where, and why, when the page, or the dialog over it, breaks a rule of accessibility. */
export async function expectAccessible(page: Page, moment: string, look: AxeLook = "its own"): Promise<void> {
  if (looksOnThePhone(test.info())) return;
  await untilStill(page);
  await workOut(page);
  // One document: the older way of running spares opening a second page each time. What another house shows in a frame is
  // looked at in its own tests.
  // Only what is wrong is asked for: to describe every element that is right takes as long as to judge it.
  const options = { resultTypes: ["violations" as const] };
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options(options).exclude("iframe");
  if ((await page.locator(overThePage).count()) > 0) builder.include(overThePage);
  if (look === "its own" || look === "all but colours") for (const part of onEveryPage) builder.exclude(part);
  if (look === "colours") builder.withRules("color-contrast");
  else builder.withTags(rules);
  if (look === "all but colours") builder.disableRules("color-contrast");
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(found, moment).toEqual([]);
}
