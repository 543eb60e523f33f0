import { Color, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Texture } from "three";
import { type Paint, palette } from "./palette.ts";
import { grainTexture, weaveTexture } from "./textures.ts";

const colour = (paint: Paint) => new Color(palette[paint]);
const made = (options: MeshPhysicalMaterialParameters) => new MeshPhysicalMaterial(options);

/** Moulded toy plastic with a thin gloss over it. */
export const plastic = (paint: Paint) =>
  made({ color: colour(paint), roughness: 0.36, clearcoat: 0.55, clearcoatRoughness: 0.16 });

/** Plastic whose paint comes with each copy of the shape. */
export const paintedPlastic = () => made({ color: "#fff", roughness: 0.36, clearcoat: 0.55, clearcoatRoughness: 0.16 });

export const clearPlastic = (paint: Paint) =>
  made({ color: colour(paint), roughness: 0.08, clearcoat: 1, transparent: true, opacity: 0.55 });

export const enamel = (paint: Paint) =>
  made({ color: colour(paint), roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.06 });

export const rubber = (paint: Paint) =>
  made({ color: colour(paint), roughness: 0.72, bumpMap: grainTexture(8), bumpScale: 0.6 });

export const metal = (paint: Paint, roughness = 0.28) => made({ color: colour(paint), metalness: 1, roughness });

export const fabric = (paint: Paint, repeat = 14) =>
  made({
    color: colour(paint),
    roughness: 0.92,
    sheen: 0.5,
    sheenRoughness: 0.6,
    sheenColor: colour(paint).lerp(new Color("#fff"), 0.45),
    bumpMap: weaveTexture(repeat),
    bumpScale: 1.6,
  });

export const paperboard = (paint: Paint) => made({ color: colour(paint), roughness: 0.95, specularIntensity: 0.25 });

export const printed = (map: Texture, bumpMap: Texture | null, roughness: number, bumpScale = 2) =>
  made({ map, bumpMap, bumpScale, roughness, clearcoat: roughness < 0.5 ? 0.3 : 0, clearcoatRoughness: 0.3 });
