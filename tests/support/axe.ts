import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type TestInfo, test } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The scope: the page's own content; everything, for tests of header and footer; all but colours, for a page whose
 * colours another test has checked; or colours alone.
 */
export type AxeScope = "its own" | "everything" | "all but colours" | "colours";

/**
 * Header and footer, equal on every page: checked by `accessibility.spec.ts` and by tests that open something in them.
 */
const onEveryPage = ["header[data-print]:not(main header)", "footer[data-print]:not(main footer)"];

/** Colours that are fading into others are neither. What moves for ever is not waited for. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );

/** Parts below the fold are rendered after the first interaction; they must be there for the check. */
const workOut = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = "";
  });

/** A journey of both devices is checked on the phone only: one check takes as long as two pages. */
const looksOnThePhone = ({ project, tags }: TestInfo) => project.name === "desktop" && !tags.includes("@desktop");

/** A modal dialog over the whole page: content below is not reachable. */
const overThePage = "dialog:modal";

/**
 * Fails with rule, element and reason when the page, or the dialog over it, breaks an accessibility rule. `within` limits the check
 * to one part: text below an open popover would be measured against the popover's colours.
 */
export async function expectAccessible(
  page: Page,
  moment: string,
  scope: AxeScope = "its own",
  within: string = overThePage,
): Promise<void> {
  if (looksOnThePhone(test.info())) return;
  await untilStill(page);
  await workOut(page);
  // Legacy mode avoids opening a second page each time. Frames of other sites are checked in their own tests.
  // Only violations are requested: describing passing elements takes as long as checking them.
  const options = { resultTypes: ["violations" as const] };
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options(options).exclude("iframe");
  if ((await page.locator(within).count()) > 0) builder.include(within);
  if (scope === "its own" || scope === "all but colours") for (const part of onEveryPage) builder.exclude(part);
  if (scope === "colours") builder.withRules("color-contrast");
  else builder.withTags(rules);
  if (scope === "all but colours") builder.disableRules("color-contrast");
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(found, moment).toEqual([]);
}
