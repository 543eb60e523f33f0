import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "#kit/core/locale.ts";
import { messageKey } from "#kit/web/i18n/message-key.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The shop's own words in a language: "checkout:to_checkout" is the text `to_checkout` of the module `checkout`. */
export function moduleText(locale: Locale): (key: string) => string {
  const files = globSync([
    `${root}modules/*/web/{,*/}messages/${locale}.json`,
    `${root}apps/storefront/app/shell/messages/${locale}.json`,
  ]);
  const modules = new Map(
    files.map((file): [string, Record<string, string>] => [
      messageKey(file.slice(root.length)).split("/", 1)[0] ?? "",
      JSON.parse(readFileSync(file, "utf8")),
    ]),
  );
  return (key) => {
    const [module = "", name = ""] = key.split(":");
    const text = modules.get(module)?.[name];
    if (text === undefined) throw new Error(`no text ${key} in ${locale}`);
    return text;
  };
}
