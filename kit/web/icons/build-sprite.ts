import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { lucideNames } from "./lucide-names.ts";

export type Sprite = { readonly svg: string; readonly version: string; readonly ownNames: readonly string[] };

const ownFolder = new URL("./own/", import.meta.url);

/** One `<symbol>` from one SVG file: the drawing and its presentation, without size, class, line width, title and comments. */
export function asSymbol(id: string, file: string): string {
  const source = file.replace(/<!--[\s\S]*?-->/g, "").replace(/<\?xml[\s\S]*?\?>/g, "");
  const match = /<svg([^>]*)>([\s\S]*?)<\/svg>/.exec(source);
  if (!match) throw new Error(`${id} is not an SVG file`);
  const attributes = [...(match[1] ?? "").matchAll(/([\w:-]+)="([^"]*)"/g)]
    .filter(
      ([, name]) =>
        !["xmlns", "class", "width", "height", "role", "aria-label", "id", "stroke-width"].includes(name ?? ""),
    )
    .map(([, name, value]) => ` ${name}="${value}"`)
    .join("");
  const drawing = (match[2] ?? "")
    .replace(/<title>[\s\S]*?<\/title>/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim();
  return `<symbol id="${id}"${attributes}>${drawing}</symbol>`;
}

/** All icons in one file: one request, cached by the browser. */
export function buildSprite(): Sprite {
  const require = createRequire(import.meta.url);
  const ownNames = readdirSync(ownFolder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -".svg".length))
    .sort();
  const symbols = [
    ...lucideNames.map((name) =>
      asSymbol(name, readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), "utf8")),
    ),
    ...ownNames.map((name) => asSymbol(name, readFileSync(new URL(`${name}.svg`, ownFolder), "utf8"))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  return { svg, version: createHash("sha256").update(svg).digest("hex").slice(0, 8), ownNames };
}

/** The code written beside the sprite, by file. Names and address are apart: a page needs the address alone. */
export function spriteCode({ version, ownNames }: Sprite): Readonly<Record<string, string>> {
  const keys = ownNames.map((name) => `  ${/^\w+$/.test(name) ? name : `"${name}"`}: true,`);
  const written = (...lines: string[]) => ["// Written by write-sprite.ts.", ...lines, ""].join("\n");
  return {
    "sprite-url.ts": written(`export const spriteUrl = "/icons.svg?v=${version}";`),
    "own-icons.ts": written("export const ownIcons = {", ...keys, "} as const;"),
  };
}
