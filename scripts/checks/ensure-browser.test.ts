import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
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

const browser = 'echo "Chromium 156.0.1"';

/** A system with only these programs beside the shell's own. */
function systemWith(programs: Readonly<Record<string, string>>) {
  const bin = mkdtempSync(join(tmpdir(), "system-"));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  const add = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  symlinkSync("/bin/sh", join(bin, "sh"));
  add("true", "exit 0");
  add("sudo", 'shift; exec "$@"');
  for (const [name, script] of Object.entries(programs)) add(name, script.replaceAll("BIN", bin));
  const printed: string[] = [];
  const ensure = () => ensureBrowser(folder, { PATH: bin }, (line) => printed.push(line));
  return { bin, printed, ensure };
}

test("the browser without windows is preferred, and nothing is installed", async () => {
  const system = systemWith({ chromium: browser, "chromium-headless-shell": browser, "apt-cache": "exit 0" });
  expect(await system.ensure()).toEqual({ ok: true, path: join(system.bin, "chromium-headless-shell") });
  expect(system.printed).toEqual([]);
});

test("beside a whole browser the one without windows is installed where the package is known", async () => {
  const install = [
    'for package in "$@"; do :; done',
    `printf '#!/bin/sh\\n${browser}\\n' > BIN/$package`,
    "/bin/chmod +x BIN/$package",
  ].join("\n");
  const system = systemWith({ chromium: browser, "apt-cache": "exit 0", "apt-get": install });
  expect(await system.ensure()).toEqual({ ok: true, path: join(system.bin, "chromium-headless-shell") });
  expect(system.printed).toHaveLength(1);
});

test("a whole browser is used where the other is unknown to the system or cannot be installed", async () => {
  const unknown = systemWith({ chromium: browser, "apt-cache": "exit 100", "apt-get": "exit 0" });
  expect(await unknown.ensure()).toEqual({ ok: true, path: join(unknown.bin, "chromium") });
  expect(unknown.printed).toEqual([]);
  const offline = systemWith({ chromium: browser, "apt-cache": "exit 0", "apt-get": "exit 100" });
  expect(await offline.ensure()).toEqual({ ok: true, path: join(offline.bin, "chromium") });
  const others = systemWith({ "google-chrome": browser });
  expect(await others.ensure()).toEqual({ ok: true, path: join(others.bin, "google-chrome") });
});
