import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = `
  import { configOrExit } from ${JSON.stringify(new URL("config-or-exit.ts", import.meta.url).href)};
  process.stdout.write(String(configOrExit().port));
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "config-"));
});
afterEach(() => rm(folder, { recursive: true }));

function start(env: Record<string, string>): Promise<{ code: number; out: string; complaint: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { cwd: folder, env: { PATH: process.env.PATH, ...env } },
      (_problem, out, complaint) => resolve({ code: child.exitCode ?? -1, out, complaint }),
    );
  });
}

test("an invalid value ends the process with code 1 and one line", async () => {
  expect(await start({ PORT: "many" })).toEqual({
    code: 1,
    out: "",
    complaint: 'PORT must be a whole number from 1 to 65535, not "many".\n',
  });
});

test("the file .env is read if it exists, and the environment overrides it", async () => {
  expect(await start({})).toEqual({ code: 0, out: "3000", complaint: "" });
  await writeFile(join(folder, ".env"), "PORT=4000\n");
  expect(await start({})).toEqual({ code: 0, out: "4000", complaint: "" });
  expect(await start({ PORT: "5000" })).toEqual({ code: 0, out: "5000", complaint: "" });
});

test("an invalid value in .env ends the process in the same way", async () => {
  await writeFile(join(folder, ".env"), "SHOP_STAGE=live\n");
  expect(await start({})).toEqual({
    code: 1,
    out: "",
    complaint: 'SHOP_STAGE must be one of development, test or production, not "live".\n',
  });
});

test("an unreadable .env is named", async () => {
  await mkdir(join(folder, ".env"));
  const { code, complaint } = await start({});
  expect(code).toBe(1);
  expect(complaint).toMatch(/^\.env cannot be read: EISDIR[^\n]*\n$/);
});
