import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { fallbackLocale, locales } from "#kit/core/locale.ts";
import { messageKey } from "#kit/web/i18n/message-key.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Texts that are equal in another language, as `module/language/key`. */
const sameInBothLanguages = new Set([
  "shell/id-ID/menu",
  "checkout/id-ID/title",
  "checkout/id-ID/total",
  "order/id-ID/sum_total",
  "staff-accounts/id-ID/role_admin",
  "payment/id-ID/atm",
  "payment/id-ID/mobileBanking",
  "payment/id-ID/internetBanking",
  "payment/id-ID/shareText",
  "command-palette/id-ID/group_media",
  "admin/id-ID/media",
  "media-admin/id-ID/title",
  "media-admin/id-ID/tag",
  "media-admin/id-ID/fact_type",
  "inventory-admin/id-ID/sku",
  "inventory-admin/vi-VN/sku",
  "inventory-admin/zh-CN/sku",
  "product-editor/id-ID/col_sku",
  "product-editor/id-ID/col_barcode",
  "product-editor/id-ID/label_sku",
  "product-editor/id-ID/label_in",
  "product-editor/id-ID/preview_desktop",
  "product-editor/vi-VN/col_sku",
  "product-editor/vi-VN/label_sku",
  "product-editor/vi-VN/label_in",
  "product-editor/zh-CN/col_sku",
  "product-editor/zh-CN/label_sku",
  "promotion-list/id-ID/kind_flashSale",
  "promotion-list/vi-VN/kind_flashSale",
  "promotion-calendar/id-ID/kind_flashSale",
  "promotion-calendar/vi-VN/kind_flashSale",
  "promotion-editor/id-ID/label_status",
  "promotion-editor/id-ID/label_in",
  "promotion-editor/id-ID/kind_flashSale",
  "promotion-editor/vi-VN/label_in",
  "promotion-editor/vi-VN/kind_flashSale",
  "products/id-ID/units",
  "products/vi-VN/units",
  "products/zh-CN/units",
  "import-export-admin/id-ID/by",
  "import-export-admin/vi-VN/by",
  "roles/id-ID/group_media",
  "settings-admin/id-ID/group_checkout",
  ...["id-ID", "vi-VN"].map((locale) => `segments-admin/${locale}/label_of`),
  ...["id-ID", "vi-VN", "zh-CN"].map((locale) => `segments-admin/${locale}/file_whatsApp`),
  ...["channel_WHATSAPP", "channel_SMS", "width_desktop", "role_label"].map((key) => `message-texts/id-ID/${key}`),
  ...["channel_EMAIL", "channel_WHATSAPP", "channel_SMS"].map((key) => `message-texts/vi-VN/${key}`),
  "message-texts/zh-CN/channel_WHATSAPP",
  "approvals-admin/id-ID/decided_by",
  "approvals-admin/vi-VN/decided_by",
  "approvals-admin/id-ID/field_status",
  "approvals-admin/id-ID/value_flashSale",
  "approvals-admin/vi-VN/value_flashSale",
  "price-plans/id-ID/label_status",
  "price-plans/id-ID/col_sku",
  "price-plans/vi-VN/col_sku",
  "price-plans/zh-CN/col_sku",
  "customers-admin/id-ID/device_pc",
  "customers-admin/id-ID/kind_bonus",
  "customers-admin/id-ID/whatsapp",
  "size-guide-admin/id-ID/html",
  "size-guide-admin/vi-VN/html",
  "size-guide-admin/zh-CN/html",
  "customers-admin/id-ID/channel_WHATSAPP",
  "customers-admin/id-ID/channel_SMS",
  "customers-admin/vi-VN/email",
  "customers-admin/vi-VN/whatsapp",
  "customers-admin/vi-VN/channel_EMAIL",
  "customers-admin/vi-VN/channel_WHATSAPP",
  "customers-admin/vi-VN/channel_SMS",
  "customers-admin/zh-CN/whatsapp",
  "customers-admin/zh-CN/channel_WHATSAPP",
  "list-file/id-ID/barcode",
  "list-file/id-ID/total",
  "list-file/vi-VN/email",
  "pages/id-ID/pc",
  "pages/id-ID/slide_number",
  "pages/id-ID/kind_slider",
  "pages/id-ID/kind_video",
  "pages/id-ID/field_src",
  "pages/id-ID/option_headset",
  "pages/vi-VN/kind_video",
  "product-editor/id-ID/video_at",
  "product-editor/vi-VN/video_at",
  "payment/vi-VN/atm",
  "payment/vi-VN/shareText",
]);

type Messages = Record<string, string>;
type ModuleTexts = { name: string; english: Messages; languages: Map<string, Messages> };

const files = globSync(["modules/*/{web,admin}/{,*/}messages/*.json", "apps/storefront/app/shell/messages/*.json"], {
  cwd: root,
});
const sources = globSync(["modules/*/{web,admin}/**/*.{ts,tsx}", "apps/{storefront,admin}/app/**/*.{ts,tsx}"], {
  cwd: root,
})
  .filter((path) => !/\.(test|gen)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"));

const read = (path: string): Messages => JSON.parse(readFileSync(join(root, path), "utf8"));

function readModules(): ModuleTexts[] {
  const byModule = Map.groupBy(files, (path) => messageKey(path).split("/")[0] ?? "");
  return [...byModule].map(([name, paths]) => {
    const languages = new Map(paths.map((path) => [basename(path, ".json"), read(path)]));
    return { name, english: languages.get(fallbackLocale) ?? {}, languages };
  });
}

/** `export const useShellText = () => useTextOf<…>("shell")` → the hook that reads the module's texts. */
function hookOf(module: string): string | undefined {
  const declared = new RegExp(String.raw`export const (\w+) = \(\) => useTextOf<[^>]*>\("${module}"\)`);
  return sources.map((text) => declared.exec(text)?.[1]).find((name) => name !== undefined);
}

/** `useTextOf<OrderTextKey>("order")` → the type of its keys, which identifies functions that receive the texts or a list of keys. */
const keyTypeOf = (module: string): string | undefined =>
  sources.map((text) => new RegExp(String.raw`useTextOf<(\w+)>\("${module}"\)`).exec(text)?.[1]).find(Boolean);

/** The sources that read a module's texts, and the keys they use by name: `const t = useShellText(); t("menu")`. */
function usesOf(module: string): { texts: string[]; asked: Set<string> } {
  const hook = hookOf(module);
  const keyType = keyTypeOf(module);
  const readsIt = (text: string) =>
    (hook !== undefined && text.includes(`${hook}()`)) ||
    (keyType !== undefined && new RegExp(String.raw`\b${keyType}\b`).test(text)) ||
    text.includes(`textOnServer("${module}"`) ||
    // The titles of the back office's pages.
    (module === "admin" && text.includes("adminPage(")) ||
    (module === "list-file" && text.includes("= listFile({"));
  const texts = sources.filter(readsIt);
  const requests = new Set<string>();
  for (const text of texts) {
    const names = [...text.matchAll(new RegExp(String.raw`const (\w+) = ${hook}\(\)`, "g"))].map(([, name]) => name);
    if (module === "list-file") names.push("t");
    for (const name of new Set(names)) {
      for (const [, key = ""] of text.matchAll(new RegExp(String.raw`\b${name}\(\s*"([^"]+)"`, "g"))) requests.add(key);
    }
  }
  return { texts, asked: requests };
}

/** Whether a source uses a key: whole, or composed from its prefix, as in `tab_${which}`. */
const names = (text: string, key: string): boolean =>
  text.includes(`"${key}"`) ||
  [...key.matchAll(/_/g)].some(({ index }) => text.includes(`\`${key.slice(0, index + 1)}\${`));

const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
const pluralPart = /\{\w+, plural, one \{[^{}]*\} other \{[^{}]*\}\}/g;

const modules = readModules();

test("the shell has texts, and every folder of texts is found", () => {
  expect(modules.map(({ name }) => name)).toContain("shell");
});

describe.each(modules)("the texts of $name", ({ name, english, languages }) => {
  test("GN-05 exist in all four languages", () => {
    expect([...languages.keys()].sort()).toEqual([...locales].sort());
  });

  test.each(locales)("GN-05 have exactly the same keys in %s", (locale) => {
    expect(Object.keys(languages.get(locale) ?? {}).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(locales)("have the same placeholders in %s, and every placeholder can be filled", (locale) => {
    for (const [key, text] of Object.entries(languages.get(locale) ?? {})) {
      expect([key, gaps(text)]).toEqual([key, gaps(english[key] ?? "")]);
      expect([key, text.replace(pluralPart, "").replace(/\{\w+\}/g, "")]).toEqual([
        key,
        expect.not.stringMatching(/[{}]/),
      ]);
    }
  });

  test.each(locales)("are never empty in %s", (locale) => {
    const empty = Object.entries(languages.get(locale) ?? {}).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  test.each(locales.filter((locale) => locale !== fallbackLocale))("are translated in %s, not copied", (locale) => {
    const copied = Object.entries(languages.get(locale) ?? {})
      .filter(([key, text]) => text === english[key] && !sameInBothLanguages.has(`${name}/${locale}/${key}`))
      .map(([key]) => key);
    expect(copied).toEqual([]);
  });

  test("that are used exist", () => {
    const { asked } = usesOf(name);
    expect(asked.size).toBeGreaterThan(0);
    expect([...asked].filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  });

  test("that exist are used", () => {
    const { texts } = usesOf(name);
    const unused = Object.keys(english).filter((key) => !texts.some((text) => names(text, key)));
    expect(unused).toEqual([]);
  });
});

test("every entry of the list of equal texts is still needed", () => {
  const stale = [...sameInBothLanguages].filter((entry) => {
    const [module = "", locale = "", key = ""] = entry.split("/");
    const found = modules.find(({ name }) => name === module);
    return found?.languages.get(locale)?.[key] !== found?.english[key] || found?.english[key] === undefined;
  });
  expect(stale).toEqual([]);
});
