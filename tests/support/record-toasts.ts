import type { BrowserContext } from "@playwright/test";

/**
 * Records the texts of toasts, once for every page. A toast disappears after three seconds, and on a busy machine a
 * test may look later than that.
 */
export async function recordToasts(context: BrowserContext): Promise<readonly string[]> {
  const toasts: string[] = [];
  await context.exposeFunction("writeDown", (text: string) => void toasts.push(text));
  await context.addInitScript(() => {
    const known = new Set<string>();
    const check = () => {
      for (const card of document.querySelectorAll(
        'section[popover="manual"] > :is([role=status], [role=alert]) > *',
      )) {
        const text = card.textContent ?? "";
        if (text === "" || known.has(text)) continue;
        known.add(text);
        (window as unknown as { writeDown(text: string): void }).writeDown(text);
      }
    };
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return toasts;
}
