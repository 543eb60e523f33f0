/**
 * Draws the shop's pictures: `node demo/pictures/make-pictures.ts [part of a name …]`.
 * `--preview` draws small and rough into .data/pictures instead of the public folder.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureFolder } from "./picture-folder.ts";
import { finishPicture } from "./runner/finish-picture.ts";
import { openStage } from "./runner/open-stage.ts";
import { shots } from "./shots/shots.ts";
import type { Quality } from "./stage/render-shot.ts";
import type { Shot } from "./stage/shot.ts";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const preview = process.argv.includes("--preview");
const previews = new URL("../../.data/pictures/", import.meta.url);
const chosen = shots.filter((shot) => wanted.length === 0 || wanted.some((part) => shot.name.includes(part)));

const quick = ({ samples }: Shot) => samples !== undefined;
const rough = (shot: Shot): Quality =>
  quick(shot) ? { scale: 0.4, samples: 4, shadows: "rough" } : { scale: 0.4, samples: 12 };
const finished = ({ samples }: Shot): Quality =>
  samples === undefined ? { scale: 1, samples: 40 } : { scale: 1, samples, shadows: "rough" };
const fileOf = async (name: string) => {
  const file = new URL(name, preview ? previews : pictureFolder(name));
  await mkdir(new URL(".", file), { recursive: true });
  return file;
};

const stage = await openStage();
try {
  for (const shot of chosen) {
    const began = performance.now();
    const png = await stage.draw(shot.name, preview ? rough(shot) : finished(shot));
    if (preview) {
      await writeFile(await fileOf(`${shot.name}.png`), await sharp(png).png().toBuffer());
      console.log(`${shot.name}: ${Math.round((performance.now() - began) / 1000)} s`);
      continue;
    }
    try {
      const { webp, quality } = await finishPicture(png, shot);
      await writeFile(await fileOf(`${shot.name}.webp`), webp);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${shot.name}: ${Math.round(webp.length / 1000)} kB at quality ${quality}, ${seconds} s`);
    } catch (problem) {
      // One picture over its weight does not stop the others.
      process.exitCode = 1;
      console.error((problem as Error).message);
    }
  }
} finally {
  await stage.close();
}
