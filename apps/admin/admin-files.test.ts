import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { adminTexts } from "./admin-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("browser and server of the back office have the texts of the same modules", () => {
  const source = readFileSync(`${root}apps/admin/app/i18n/message-source.server.ts`, "utf8");
  const onServer = [...source.matchAll(/"\.\.\/\.\.\/\.\.\/\.\.\/(modules\/[^"]+)"/g)].map(([, glob = ""]) => glob);
  const files = (globs: readonly string[]) => globSync([...globs], { cwd: root }).sort();
  expect(files(adminTexts).length).toBeGreaterThan(100);
  expect(files(onServer)).toEqual(files(adminTexts));
});
