import { type BufferGeometry, DoubleSide, Mesh, MeshPhysicalMaterial, type Texture } from "three";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { type Point, surface } from "../surface.ts";

const kept = new Map<string, Texture>();

/** A picture with an empty ground, drawn once for each name. */
export function transfer(name: string, wide: number, high: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const picture = kept.get(name) ?? drawnTexture(wide, high, draw);
  kept.set(name, picture);
  return new MeshPhysicalMaterial({
    map: picture,
    alphaTest: 0.45,
    roughness: 0.5,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
}

/** Letters as they are printed on gear: bold, slanted a little, filling the width. */
export const lettering = (words: string, paint: Paint, slant = true) =>
  transfer(`${words} ${paint} ${slant}`, 512, 128, (pen) => {
    pen.fillStyle = palette[paint];
    pen.font = `${slant ? "italic " : ""}bold 110px "Liberation Sans", sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const wide = pen.measureText(words).width;
    pen.translate(256, 70);
    pen.scale(Math.min(1, 480 / wide), 1);
    pen.fillText(words, 0, 0);
  });

/** Lays a print on a curved skin: `at(u, v)` returns the point for its width and height. */
export function printOn(material: MeshPhysicalMaterial, at: (u: number, v: number) => Point, fine = 16): Mesh {
  return new Mesh(surface(fine, fine, at), material);
}

/** A flat print facing +z. */
export const flatPrint = (material: MeshPhysicalMaterial, wide: number, high: number): Mesh<BufferGeometry> =>
  printOn(material, (u, v) => [(u - 0.5) * wide, (v - 0.5) * high, 0], 1);
