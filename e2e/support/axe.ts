import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with what is wrong, where, and why, when the page as it stands now breaks a rule of accessibility. */
export async function expectAccessible(page: Page, moment: string): Promise<void> {
  // One document without frames: the older way of running spares opening a second page each time.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(found, moment).toEqual([]);
}
