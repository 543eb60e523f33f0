import { DoubleSide, Mesh } from "three";
import { fabric } from "../../stage/materials.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { surface } from "../surface.ts";
import type { Spot, Terrain } from "./cloth.ts";

export type Drawing = (pen: CanvasRenderingContext2D) => void;

/** A print on the cloth: drawn on a square of 400 pixels, `wide` across, whose middle lies at a spot. */
export function printOn(terrain: Terrain, [x, z]: Spot, wide: number, draw: Drawing): Mesh {
  const shape = surface(40, 40, (u, v) => {
    const [px, pz] = [x + (u - 0.5) * wide, z + (0.5 - v) * wide];
    return [px, terrain(px, pz) + 0.016, pz];
  });
  const material = fabric("white", 3);
  material.color.set("#ffffff");
  material.bumpMap = null;
  material.sheen = 0;
  material.map = drawnTexture(400, 400, draw);
  material.alphaTest = 0.5;
  material.polygonOffset = true;
  material.polygonOffsetUnits = -900;
  material.side = DoubleSide;
  return new Mesh(shape, material);
}
