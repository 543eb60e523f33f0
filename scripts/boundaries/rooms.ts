import type { Place } from "./place.ts";

/** What `modules/<room>/room.json` declares. */
export type RoomCard = { readonly level: number; readonly uses: readonly string[] };

export type Rooms = ReadonlyMap<string, RoomCard>;

export function parseRoomCard(text: string): RoomCard | null {
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

/** Why a room may not use another one; null when it may. */
export function roomProblem(from: Place, to: Place, rooms: Rooms): string | null {
  if (from.area !== "modules" || to.area !== "modules" || from.name === to.name) return null;
  const uses = rooms.get(from.name)?.uses ?? [];
  if (!uses.includes(to.name)) {
    return `${from.name} does not list ${to.name} in its room.json: rooms meet only where it is declared, otherwise through an event or in a route`;
  }
  return null;
}

/** Declarations that point sideways or upward; a room that is not built yet may be named in advance. */
export function levelProblems(rooms: Rooms): { room: string; message: string }[] {
  return [...rooms].flatMap(([room, card]) =>
    card.uses.flatMap((used) => {
      const level = rooms.get(used)?.level;
      if (level === undefined || level < card.level) return [];
      return [
        {
          room,
          message: `${room} (level ${card.level}) must not use ${used} (level ${level}): levels keep rooms from tangling`,
        },
      ];
    }),
  );
}
