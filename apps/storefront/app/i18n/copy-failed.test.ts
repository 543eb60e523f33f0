import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const expected = {
  "en-US": "Copy failed",
  "id-ID": "Gagal menyalin",
  "vi-VN": "Sao chép thất bại",
  "zh-CN": "复制失败",
};

test("1A-16 every copy button shows 'Copy failed' in each language when copying failed", () => {
  const buttons = globSync("modules/*/web/**/*.tsx", { cwd: root }).flatMap((path) =>
    [...readFileSync(resolve(root, path), "utf8").matchAll(/failedLabel=\{t\("(\w+)"\)\}/g)].map(([, key = ""]) => ({
      path,
      key,
    })),
  );
  expect(buttons.length).toBeGreaterThan(4);
  for (const { path, key } of buttons) {
    for (const [locale, text] of Object.entries(expected)) {
      // A component's texts are in its own folder or in one above it.
      const folders = path.split("/").slice(0, -1);
      const found = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
      const texts = found.flatMap((folder) => {
        const [file] = globSync(`${folder}/messages/${locale}.json`, { cwd: root });
        return file ? [JSON.parse(readFileSync(resolve(root, file), "utf8"))[key] as string | undefined] : [];
      })[0];
      expect([path, locale, texts]).toEqual([path, locale, text]);
    }
  }
});
