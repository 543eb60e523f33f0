/**
 * Draws the products' pictures: `node demo/pictures/make-products.ts [part of a name …]`.
 * Pictures that exist are kept unless `--again` is given.
 * `--sheet` draws small and rough instead, all on one sheet under .data/pictures, to look them over.
 */
import { access, mkdir, writeFile } from "node:fs/promises";
import { productShots } from "./products/product-shots.ts";
import { contactSheet } from "./runner/contact-sheet.ts";
import { finishPicture } from "./runner/finish-picture.ts";
import { openStage } from "./runner/open-stage.ts";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const sheet = process.argv.includes("--sheet");
const again = process.argv.includes("--again");
const folder = new URL("../public/pictures/", import.meta.url);
const fileOf = (name: string) => new URL(`${name}.webp`, folder);
const exists = (name: string) =>
  access(fileOf(name)).then(
    () => true,
    () => false,
  );

const named = productShots.filter((shot) => wanted.length === 0 || wanted.some((part) => shot.name.includes(part)));
const missing = await Promise.all(named.map(async (shot) => sheet || again || !(await exists(shot.name))));
const chosen = named.filter((_, index) => missing[index]);
console.log(`${chosen.length} of ${named.length} pictures to draw`);

const stage = await openStage();
try {
  if (sheet) {
    const rough: { name: string; png: Buffer }[] = [];
    for (const { name } of chosen) {
      rough.push({ name, png: await stage.draw(name, { scale: 0.35, samples: 4, shadows: "rough" }) });
    }
    const file = new URL(`../../.data/pictures/sheet-${wanted.join("-") || "all"}.webp`, import.meta.url);
    await mkdir(new URL(".", file), { recursive: true });
    await writeFile(file, await contactSheet(rough));
    console.log(file.pathname);
  } else {
    await mkdir(new URL("products/", folder), { recursive: true });
    for (const [index, shot] of chosen.entries()) {
      const began = performance.now();
      const report = (what: string) =>
        console.log(
          `${index + 1}/${chosen.length} ${shot.name}: ${what}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
        );
      try {
        const png = await stage.draw(shot.name, { scale: 1, samples: 4, shadows: "rough" });
        const { webp, quality } = await finishPicture(png, shot);
        await writeFile(fileOf(shot.name), webp);
        report(`${Math.round(webp.length / 1000)} kB at quality ${quality}`);
      } catch (problem) {
        // One failed picture does not stop the others.
        process.exitCode = 1;
        report(`failed, ${(problem as Error).message}`);
      }
    }
  }
} finally {
  await stage.close();
}
