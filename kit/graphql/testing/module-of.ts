import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShopModule } from "../shop-module.ts";

/** A module whose schema is written in the test. */
export function moduleOf(name: string, sdl: string, resolvers: ShopModule["resolvers"]): ShopModule {
  const file = join(mkdtempSync(join(tmpdir(), "module-")), "schema.graphql");
  writeFileSync(file, sdl);
  return { name, schema: pathToFileURL(file), resolvers };
}
