import { Color, MeshPhysicalMaterial, type Texture } from "three";
import { fabric, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { seededRandom } from "../../stage/random.ts";
import { grainTexture, pixelTexture } from "../../stage/textures.ts";

const kept = new Map<string, Texture>();

/** Smooth hide with a fine grain. */
export const leather = (paint: Paint) =>
  new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    roughness: 0.55,
    bumpMap: grainTexture(3),
    bumpScale: 0.5,
  });

/** Boards whose rings run along u: darker and lighter lines that wander. */
export function timber(paint: Paint, rings = 7): MeshPhysicalMaterial {
  const name = `${paint} ${rings}`;
  const random = seededRandom(name);
  const base = new Color(palette[paint]).convertLinearToSRGB();
  const streaks = Array.from({ length: 256 }, () => random());
  const map =
    kept.get(name) ??
    pixelTexture(256, 256, "colour", (u, v) => {
      const wander = 0.03 * Math.sin(u * 6.283) + 0.012 * Math.sin(u * 18.85 + v * 9);
      const ring = 0.5 + 0.5 * Math.sin((v + wander) * rings * 12.566);
      const streak = streaks[Math.floor((((v + wander * 0.5) % 1) + 1) * 255) % 256] ?? 0.5;
      const light = 0.86 + 0.14 * ring ** 0.7 + 0.1 * (streak - 0.5);
      return [base.r * 255 * light, base.g * 255 * light * 0.99, base.b * 255 * light * 0.97];
    });
  kept.set(name, map);
  return printed(map, null, 0.58);
}

/** Something that shines by itself. */
export const glowing = (paint: Paint, strength = 0.9) =>
  new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    emissive: new Color(palette[paint]),
    emissiveIntensity: strength,
    roughness: 0.4,
  });

/** Fired clay with a soft glaze. */
export const glazed = (paint: Paint, roughness = 0.34) =>
  new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    roughness,
    clearcoat: 0.45,
    clearcoatRoughness: 0.22,
  });

/** Cloth whose threads are felt more than seen: a coarse weave would fill a picture with noise. */
export function textile(paint: Paint, repeat = 14): MeshPhysicalMaterial {
  const material = fabric(paint, repeat);
  material.bumpScale = 0.45;
  return material;
}
