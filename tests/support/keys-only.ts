import { expect, type Page } from "@playwright/test";

type Focused = { readonly name: string; readonly ringed: boolean };

/** The approximate accessible name of the focused element, and whether a ring shows the focus. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Between the last of a page and its first stands the browser itself.
    if (element === document.body) return { name: "", ringed: true };
    const labels = element && "labels" in element ? (element as HTMLInputElement).labels : null;
    // The calendar's button inside a date field has a ring that the browser draws.
    const inBrowsersPart = element?.matches("input:focus-within:not(:focus)") ?? false;
    const text = element?.getAttribute("aria-label") || labels?.[0]?.textContent || element?.textContent || "";
    // A box of our own drawing shows the focus of the one below it.
    const around = [element, element?.nextElementSibling, element?.parentElement, element?.closest("label")];
    const ringed = around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one ?? document.body);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    return { name: text.replaceAll(/\s+/g, " ").trim(), ringed: ringed || inBrowsersPart };
  });

/** Presses Tab until the wanted element has the focus; every stop on the way must show a ring. */
export async function tabTo(page: Page, wanted: RegExp, most = 120): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < most; press += 1) {
    const { name, ringed } = await focused(page);
    if (press > 0) expect(ringed, `the focus on "${name}" is seen`).toBe(true);
    if (wanted.test(name)) return;
    passed.push(name.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`${wanted} is not reached by Tab; passed: ${passed.join(" | ")}`);
}

/** Reaches an element by Tab and presses a key on it. */
export async function press(page: Page, wanted: RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Reaches a field by Tab and types. */
export async function write(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
