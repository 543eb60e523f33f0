import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until its script answers to clicks and keys; before that they would be lost. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilAlive(page);
  return answer;
}

/** React leaves its mark on every element it has taken over. Parts of a page come alive after the page itself. */
export async function untilAlive(page: Page, selector = "main"): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  }, selector);
}

/** A fresh page guesses the height of its far parts until somebody moves; then it works them out. */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.querySelector(".drawn-near") === null);
}

/** What lies over the page has its own entry in the history, which Back takes away. */
export async function untilBackCloses(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(history.state?.overlay));
}

/** The visitor's own number, as soon as the page has got one for them. */
export async function guestIdOf(page: Page): Promise<string> {
  const id = await page.waitForFunction(() => localStorage.getItem("guestId"));
  return String(await id.jsonValue());
}
