type NumberStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const storageKey = "analyticsNumber";

/** A random id that distinguishes browsers. It is created only after consent. */
export function visitorNumber(storage: NumberStorage, generate: () => string): string {
  const known = storage.getItem(storageKey);
  if (known) return known;
  const created = generate();
  storage.setItem(storageKey, created);
  return created;
}

/** After consent is withdrawn. */
export const deleteVisitorNumber = (storage: NumberStorage): void => storage.removeItem(storageKey);
