import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Room } from "../room.ts";

/** A room whose schema is written in the test itself. */
export function roomOf(name: string, sdl: string, resolvers: Room["resolvers"]): Room {
  const file = join(mkdtempSync(join(tmpdir(), "room-")), "schema.graphql");
  writeFileSync(file, sdl);
  return { name, schema: pathToFileURL(file), resolvers };
}
