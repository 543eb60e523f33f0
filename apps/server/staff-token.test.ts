import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { readStaffToken } from "#modules/identity/server/index.ts";
import { developmentSecret } from "./config/settings.ts";

const file = fileURLToPath(new URL("./staff-token.ts", import.meta.url));
// In a folder without a .env file.
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [file, ...words], { cwd: tmpdir(), env: { PATH: process.env.PATH } });

test("D-11 it prints a token for twelve hours, alone on its line, and where to enter it", async () => {
  const before = Date.now();
  const { stdout, stderr } = await run("--name", "Rani", "--role", "chief editor");
  const read = readStaffToken(stdout.trimEnd(), developmentSecret, new Date());
  expect(read).toMatchObject({ ok: true, value: { name: "Rani", role: "chief editor" } });
  const hours = read.ok ? (read.value.expiresAt.getTime() - before) / 3_600_000 : 0;
  expect(Math.round(hours)).toBe(12);
  expect(stderr).toContain("For Rani (chief editor), until ");
  expect(stderr).toContain("http://localhost:3000/staff");
});

test("without a name it names the missing option and prints no token", async () => {
  const refused = await run("--role", "editor").catch((problem) => problem as { stdout: string; stderr: string });
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toContain("npm run staff-token -- --name Rani");
});
