import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const words = { "en-US": "Copy failed", "id-ID": "Gagal menyalin", "vi-VN": "Sao chép thất bại", "zh-CN": "复制失败" };

test("1A-16 every copy button says 'Copy failed' when it could not copy, in the words of each language", () => {
  const buttons = globSync("modules/*/web/**/*.tsx", { cwd: root }).flatMap((path) =>
    [...readFileSync(resolve(root, path), "utf8").matchAll(/failedLabel=\{t\("(\w+)"\)\}/g)].map(([, key = ""]) => ({
      path,
      key,
    })),
  );
  expect(buttons.length).toBeGreaterThan(4);
  for (const { path, key } of buttons) {
    for (const [locale, text] of Object.entries(words)) {
      // A part's texts stand beside it, or beside the parts around it.
      const folders = path.split("/").slice(0, -1);
      const found = folders.map((_, index) => folders.slice(0, folders.length - index).join("/"));
      const said = found.flatMap((folder) => {
        const [file] = globSync(`${folder}/messages/${locale}.json`, { cwd: root });
        return file ? [JSON.parse(readFileSync(resolve(root, file), "utf8"))[key] as string | undefined] : [];
      })[0];
      expect([path, locale, said]).toEqual([path, locale, text]);
    }
  }
});
