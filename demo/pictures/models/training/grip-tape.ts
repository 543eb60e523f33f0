import { Color, DoubleSide, MeshPhysicalMaterial, RepeatWrapping, type Texture } from "three";
import { type Paint, palette } from "../../stage/palette.ts";
import { grainTexture, pixelTexture } from "../../stage/textures.ts";

/** Black sandpaper. */
export const stuck = () =>
  new MeshPhysicalMaterial({
    color: new Color(palette.ink),
    roughness: 0.98,
    bumpMap: grainTexture(8),
    bumpScale: 2,
    side: DoubleSide,
  });

const kept = new Map<string, Texture>();

function waffleTexture(): Texture {
  const known = kept.get("waffle");
  if (known) return known;
  const picture = pixelTexture(64, 64, "height", (u, v) => {
    const edge = Math.min(u, 1 - u, v, 1 - v);
    const level = edge < 0.12 ? 210 : edge < 0.2 ? 210 - (edge - 0.12) * 1500 : 90;
    return [level, level, level];
  });
  picture.wrapS = RepeatWrapping;
  picture.wrapT = RepeatWrapping;
  picture.repeat.set(34, 9);
  kept.set("waffle", picture);
  return picture;
}

/** Plastic with small raised squares against slipping. */
export const waffled = (paint: Paint) =>
  new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    roughness: 0.5,
    bumpMap: waffleTexture(),
    bumpScale: 3,
    side: DoubleSide,
  });
