import type { ProductState } from "../../contract/product/product-state.ts";

const prefixOf = (code: string) => `preview:product:${code}:`;

/**
 * Hands the draft to the preview's window, and answers the name it is stored under. Each preview has a name of its own, so that a window
 * that is open already shows the newest one; earlier ones of the product are removed.
 */
export function storePreview(storage: Storage, code: string, state: ProductState, name: string): string {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(prefixOf(code))) storage.removeItem(key);
    storage.setItem(`${prefixOf(code)}${name}`, JSON.stringify(state));
  } catch {
    // Storage may be full or forbidden: the preview shows the saved state.
  }
  return name;
}

/** The draft at the opening of the preview; null when it was opened otherwise. */
export function readPreview(storage: Storage, code: string, name: string | null): ProductState | null {
  if (name === null) return null;
  try {
    return JSON.parse(storage.getItem(`${prefixOf(code)}${name}`) ?? "null") as ProductState | null;
  } catch {
    return null;
  }
}
