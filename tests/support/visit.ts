import type { Page, Response } from "@playwright/test";

/** Opens a page and waits for hydration: earlier clicks and keys would be lost. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const reply = await page.goto(path);
  await untilAlive(page);
  return reply;
}

/** React marks every hydrated element. Parts of a page are hydrated after the page itself. */
export async function untilAlive(page: Page, selector = "main"): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  }, selector);
}

/** Parts below the fold have estimated heights until the first interaction. */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.querySelector(".deferred") === null);
}

/** An overlay has its own history entry, which Back removes. */
export async function untilBackCloses(page: Page): Promise<void> {
  await page.waitForFunction(() => Boolean(history.state?.overlay));
}

/** The visitor's own number, as soon as the page has got one for them. */
export async function guestIdOf(page: Page): Promise<string> {
  const id = await page.waitForFunction(() => localStorage.getItem("guestId"));
  return String(await id.jsonValue());
}
