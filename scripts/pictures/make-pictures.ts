/**
 * Draws the shop's pictures: `node scripts/pictures/make-pictures.ts [part of a name …]`.
 * `--preview` draws small and rough into .data/pictures instead of the public folder.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { finishPicture } from "./runner/finish-picture.ts";
import { openStage } from "./runner/open-stage.ts";
import { shots } from "./shots/shots.ts";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const preview = process.argv.includes("--preview");
const folder = new URL(preview ? "../../.data/pictures/" : "../../apps/storefront/public/pictures/", import.meta.url);
const chosen = shots.filter((shot) => wanted.length === 0 || wanted.some((part) => shot.name.includes(part)));

await mkdir(folder, { recursive: true });
const stage = await openStage();
try {
  for (const shot of chosen) {
    const began = performance.now();
    const png = await stage.draw(shot.name, preview ? { scale: 0.4, samples: 12 } : { scale: 1, samples: 40 });
    if (preview) {
      await writeFile(new URL(`${shot.name}.png`, folder), await sharp(png).png().toBuffer());
      console.log(`${shot.name}: ${Math.round((performance.now() - began) / 1000)} s`);
      continue;
    }
    const { webp, quality } = await finishPicture(png, shot);
    await writeFile(new URL(`${shot.name}.webp`, folder), webp);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${shot.name}: ${Math.round(webp.length / 1000)} kB at quality ${quality}, ${seconds} s`);
  }
} finally {
  await stage.close();
}
