import { Color, type MeshPhysicalMaterial, RepeatWrapping, type Texture } from "three";
import { fabric, plastic, rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { pixelTexture } from "../../stage/textures.ts";

const kept = new Map<string, Texture>();

function once(name: string, repeat: readonly [number, number], paint: () => Texture): Texture {
  const found = kept.get(name);
  if (found) return found;
  const texture = paint();
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(...repeat);
  kept.set(name, texture);
  return texture;
}

const grey = (value: number) => [value, value, value] as const;

/** Rows of small v-shaped loops. */
const knitRelief = () =>
  once("knit", [3, 3], () =>
    pixelTexture(256, 256, "height", (u, v) => {
      const column = (u * 16) % 1;
      const lean = Math.abs(column - 0.5) * 1.1;
      const loop = Math.abs(Math.sin((v * 16 + lean) * Math.PI));
      return grey(70 + 150 * loop * (1 - 0.6 * Math.abs(column - 0.5) ** 2 * 4 * 0.5) * (column < 0.04 ? 0.5 : 1));
    }),
  );

const netCell = (u: number, v: number) => {
  const row = Math.floor(v * 16);
  const x = ((u * 16 + (row % 2) * 0.5) % 1) - 0.5;
  const y = ((v * 16) % 1) - 0.5;
  return Math.hypot(x, y * 0.9);
};

/** Open holes in staggered rows. */
const netRelief = () =>
  once("net relief", [2.4, 2.4], () =>
    pixelTexture(256, 256, "height", (u, v) => grey(netCell(u, v) < 0.27 ? 40 : 200)),
  );
const netShade = () =>
  once("net shade", [2.4, 2.4], () =>
    pixelTexture(256, 256, "colour", (u, v) => grey(netCell(u, v) < 0.27 ? 120 : 255)),
  );

export type ClothKind = "knit" | "net" | "leather" | "canvas" | "gloss";

/** What an upper or an overlay is made of. */
export function clothOf(kind: ClothKind, paint: Paint): MeshPhysicalMaterial {
  if (kind === "gloss") return plastic(paint);
  if (kind === "leather") {
    const leather = rubber(paint);
    leather.roughness = 0.5;
    leather.bumpMap = null;
    leather.clearcoat = 0.12;
    leather.clearcoatRoughness = 0.5;
    return leather;
  }
  const cloth = fabric(paint, 3);
  cloth.bumpScale = 1;
  if (kind === "knit") {
    cloth.bumpMap = knitRelief();
    cloth.bumpScale = 2.4;
  }
  if (kind === "net") {
    cloth.bumpMap = netRelief();
    cloth.map = netShade();
    cloth.bumpScale = 2;
  }
  return cloth;
}

/** Foam and rubber of soles: matt. Its grain is finer than a pixel and would only make the picture heavier. */
export function foam(paint: Paint, roughness = 0.62): MeshPhysicalMaterial {
  const material = rubber(paint);
  material.roughness = roughness;
  material.bumpMap = null;
  return material;
}

export const tint = (paint: Paint) => new Color(palette[paint]);
