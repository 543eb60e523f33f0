/** Draws the marks of payments and couriers: `node scripts/marks/make-marks.ts`. They are our own; no company has them. */
import { mkdir, writeFile } from "node:fs/promises";
import { marks } from "./marks.ts";

const folder = new URL("../../apps/storefront/public/pictures/", import.meta.url);
for (const { name, svg } of marks) {
  const file = new URL(`${name}.svg`, folder);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, svg);
}
console.log(`${marks.length} marks`);
