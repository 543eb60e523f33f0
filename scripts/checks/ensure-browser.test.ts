import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ensureBrowser } from "./ensure-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string, script: string): string => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
};

test("the browser named by CHROMIUM_PATH is taken when it runs", async () => {
  const path = program("chromium", 'echo "Chromium 142.0.1"');
  expect(await ensureBrowser(folder, { CHROMIUM_PATH: path }, () => {})).toEqual({ ok: true, path });
});

test("a CHROMIUM_PATH that is missing, or is only a stub of the package manager, is refused by name", async () => {
  const standIn = program("stand-in", 'echo "please install the snap"; exit 1');
  for (const path of [join(folder, "nowhere"), standIn]) {
    expect(await ensureBrowser(folder, { CHROMIUM_PATH: path }, () => {})).toEqual({
      ok: false,
      sentence: `CHROMIUM_PATH names ${path}, which does not run: correct it or unset it.`,
    });
  }
});
