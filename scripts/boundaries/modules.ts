import type { Place } from "./place.ts";

/** What `modules/<module>/module.json` declares. */
export type ModuleManifest = { readonly level: number; readonly uses: readonly string[] };

export type Modules = ReadonlyMap<string, ModuleManifest>;

export function parseManifest(text: string): ModuleManifest | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("level" in value) || !("uses" in value)) return null;
    const { level, uses } = value;
    if (!Number.isInteger(level) || !Array.isArray(uses) || !uses.every((name) => typeof name === "string"))
      return null;
    return { level: Number(level), uses };
  } catch {
    return null;
  }
}

/** Why a module may not use another one; null when it may. */
export function moduleProblem(from: Place, to: Place, modules: Modules): string | null {
  if (from.area !== "modules" || to.area !== "modules" || from.name === to.name) return null;
  // Screens of every module use the frame of the back office and its contract; that frame imports none of them.
  if (from.half === "admin" && to.name === "admin" && to.half !== "server") return null;
  const uses = modules.get(from.name)?.uses ?? [];
  if (!uses.includes(to.name)) {
    return `${from.name} does not list ${to.name} in its module.json: modules meet only where it is declared, otherwise through an event or in a route`;
  }
  return null;
}

/** Declarations that point sideways or upward; a module that is not built yet may be named in advance. */
export function levelProblems(modules: Modules): { module: string; message: string }[] {
  return [...modules].flatMap(([module, card]) =>
    card.uses.flatMap((used) => {
      const level = modules.get(used)?.level;
      if (level === undefined || level < card.level) return [];
      return [
        {
          module,
          message: `${module} (level ${card.level}) must not use ${used} (level ${level}): levels keep modules from tangling`,
        },
      ];
    }),
  );
}
