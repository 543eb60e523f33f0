import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { readSecretFiles } from "./secret-files.ts";
import { settings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const sentenceOf = (env: Record<string, string>) => {
  const read = readSecretFiles(env);
  return read.ok ? null : read.error.sentence;
};

test("ASVS 13.3.1 every secret, and only a secret, can come from a mounted file", () => {
  for (const [name, setting] of Object.entries(settings)) {
    const path = file(name, `value of ${name}\n`);
    const read = readSecretFiles({ [`${name}_FILE`]: path });
    if ("secret" in setting && setting.secret)
      expect(read).toEqual({ ok: true, value: { [name]: `value of ${name}` } });
    else expect(read).toEqual({ ok: true, value: { [`${name}_FILE`]: path } });
  }
});

test("ASVS 13.3.1 the shop is configured by it, and a missing, empty or duplicate file is reported without its content", () => {
  const path = file("secret", "a secret from a vault, long enough for a shop\n");
  const env = readSecretFiles({ SHOP_STAGE: "test", SHOP_SECRET_FILE: path });
  const config = env.ok ? readConfig(env.value) : env;
  expect(config.ok && config.value.secret).toBe("a secret from a vault, long enough for a shop");
  expect(sentenceOf({ SHOP_SECRET_FILE: join(folder, "none") })).toMatch(
    /^SHOP_SECRET_FILE names a file that cannot be read/,
  );
  expect(sentenceOf({ SHOP_SECRET_FILE: file("empty", "\n") })).toMatch(/^SHOP_SECRET_FILE names an empty file/);
  expect(sentenceOf({ SHOP_SECRET_FILE: path, SHOP_SECRET: "another" })).toBe(
    "SHOP_SECRET and SHOP_SECRET_FILE are both set: leave one out.",
  );
});
