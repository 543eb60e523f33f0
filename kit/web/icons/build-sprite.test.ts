import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asSymbol, buildSprite, spriteCode } from "./build-sprite.ts";
import { lucideNames } from "./lucide-names.ts";

const committed = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("a symbol keeps the drawing and drops size, class, line width, title and comments", () => {
  const file = `<!-- note --><svg class="x" xmlns="http://www.w3.org/2000/svg" width="24" height="24"
    viewBox="0 0 24 24" fill="none" stroke-width="2"><title>t</title>
    <path d="M1 1" /> </svg>`;
  expect(asSymbol("dot", file)).toBe('<symbol id="dot" viewBox="0 0 24 24" fill="none"><path d="M1 1" /></symbol>');
});

test("something that is not an SVG is refused by name", () => {
  expect(() => asSymbol("dot", "hello")).toThrow("dot is not an SVG file");
});

test("the sprite holds every named icon once", () => {
  const { svg, ownNames } = buildSprite();
  const ids = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...lucideNames, ...ownNames]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the sprite contains nothing that a strict content security policy would refuse", () => {
  expect(buildSprite().svg).not.toMatch(/<style|<script|style=|javascript:|on\w+=/i);
});

test("the committed sprite and its code are up to date", () => {
  const sprite = buildSprite();
  expect(committed("./icons.svg")).toBe(sprite.svg);
  for (const [file, code] of Object.entries(spriteCode(sprite))) expect(committed(`./${file}`)).toBe(code);
});
