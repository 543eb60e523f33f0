const name = "recentSearches";
const most = 6;

/** A browser may refuse to keep anything; then there is simply nothing to remember. */
export function recentSearches(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(name) ?? "[]");
      return Array.isArray(kept) ? kept.filter((words) => typeof words === "string").slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    keep(typed: string): void {
      const words = typed.trim().replace(/\s+/g, " ");
      if (words === "") return;
      const others = read().filter((other) => other.toLowerCase() !== words.toLowerCase());
      try {
        storage.setItem(name, JSON.stringify([words, ...others].slice(0, most)));
      } catch {
        // Full or forbidden.
      }
    },
    clear(): void {
      try {
        storage.removeItem(name);
      } catch {
        // Forbidden.
      }
    },
  };
}
