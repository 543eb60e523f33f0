type NumberStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = "analyticsNumber";

/** A number drawn by chance that tells visits apart, and nothing else. It is drawn only once the visitor has agreed. */
export function visitorNumber(storage: NumberStorage, draw: () => string): string {
  const known = storage.getItem(storageKey);
  if (known) return known;
  const drawn = draw();
  storage.setItem(storageKey, drawn);
  return drawn;
}

/** Whoever withdraws their consent is a stranger again. */
export const deleteVisitorNumber = (storage: NumberStorage): void => storage.removeItem(storageKey);
