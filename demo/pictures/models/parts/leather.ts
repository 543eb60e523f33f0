import { Color, DoubleSide, MeshPhysicalMaterial } from "three";
import { type Paint, palette } from "../../stage/palette.ts";
import { grainTexture } from "../../stage/textures.ts";

/** Coated leather: a soft shine over a fine grain, the same from both sides. */
export const leather = (paint: Paint, roughness = 0.48) =>
  new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    roughness,
    clearcoat: 0.25,
    clearcoatRoughness: 0.4,
    bumpMap: grainTexture(8),
    bumpScale: 0.35,
    side: DoubleSide,
  });
