const storageKey = "recentSearches";
const maxSearches = 6;

/** The latest searches in the browser's storage. Errors of a blocked or full storage are ignored. */
export function recentSearches(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter((text) => typeof text === "string").slice(0, maxSearches) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(typed: string): void {
      const keyword = typed.trim().replace(/\s+/g, " ");
      if (keyword === "") return;
      const others = read().filter((other) => other.toLowerCase() !== keyword.toLowerCase());
      try {
        storage.setItem(storageKey, JSON.stringify([keyword, ...others].slice(0, maxSearches)));
      } catch {
        // Storage is full or blocked.
      }
    },
    clear(): void {
      try {
        storage.removeItem(storageKey);
      } catch {
        // Storage is blocked.
      }
    },
  };
}
