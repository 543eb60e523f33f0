import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { products } from "../../data/catalogue/products.ts";
import { picturesOf } from "../../seed/product-pictures.ts";
import { looks } from "./looks.ts";

const folder = new URL("../../public/pictures/", import.meta.url);
const fileOf = (path: string) => new URL(path.replace("/pictures/", ""), folder);

test("every colour of every product has a look, and every look a product", () => {
  const sets = (things: readonly { code: string; colours: readonly string[] }[]) =>
    things.flatMap(({ code, colours }) => colours.map((colour) => `${code} ${colour}`)).sort();
  const drawn = sets(looks.map(({ code, colours }) => ({ code, colours: Object.keys(colours) })));
  expect(drawn).toEqual(sets(products));
});

const drawn = readdirSync(new URL("products/", folder)).map((name) => `/pictures/products/${name}`);

test("every colour of every product has its three pictures, and no picture is left over", () => {
  const wanted = products.flatMap(({ code, colours }) => colours.flatMap((colour) => picturesOf(code, colour)));
  expect(drawn.sort()).toEqual(wanted.sort());
});

test("a product's pictures are squares of 800 pixels", async () => {
  const sizes = await Promise.all(drawn.map((path) => sharp(fileOf(path).pathname).metadata()));
  const odd = sizes.filter(({ width, height, format }) => width !== 800 || height !== 800 || format !== "webp");
  expect(odd).toEqual([]);
});

test("all pictures together stay below 25 MB", () => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = names.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
  expect(bytes).toBeLessThan(25_000_000);
});
