import type { Group } from "three";
import { Color, MeshPhysicalMaterial, RepeatWrapping, SphereGeometry, type Texture } from "three";
import { metal } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { pixelTexture } from "../../stage/textures.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { openBag } from "../sewing/open-bag.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { cord, type Point } from "../surface.ts";

const kept = new Map<string, Texture>();

/** Broad strips over and under each other, in two paints: diamonds wander through the weave. */
function plaited(strip: Paint, figure: Paint, kind: "colour" | "height"): Texture {
  const name = `${strip} ${figure} ${kind}`;
  const known = kept.get(name);
  if (known) return known;
  const [a, b] = [strip, figure].map((paint) => new Color(palette[paint]).convertLinearToSRGB());
  const cells = 16;
  const texture = pixelTexture(512, 512, kind, (u, v) => {
    const [i, j] = [Math.floor(u * cells), Math.floor(v * cells)];
    const [fu, fv] = [u * cells - i, v * cells - j];
    const over = (i + j) % 2 === 0;
    const edge = Math.sin((over ? fv : fu) * Math.PI) ** 0.4;
    const bend = Math.sin((over ? fu : fv) * Math.PI) ** 0.5;
    if (kind === "height") {
      const tall = 60 + 190 * edge * (0.35 + 0.65 * bend);
      return [tall, tall, tall];
    }
    const diamond = Math.abs((i % 8) - 4) + Math.abs((j % 8) - 4);
    const paint = diamond === 2 || diamond === 3 ? b : a;
    const light = (0.62 + 0.38 * edge) * (0.8 + 0.2 * bend) * 255;
    return [(paint?.r ?? 1) * light, (paint?.g ?? 1) * light, (paint?.b ?? 1) * light];
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  kept.set(name, texture);
  return texture;
}

export type BasketPaints = {
  readonly strip: Paint;
  readonly figure: Paint;
  readonly hide: Paint;
  readonly lining: Paint;
};

/** A plaited market bag with round hide handles. */
export function basketTote(paints: BasketPaints): Group {
  const weave = new MeshPhysicalMaterial({
    map: plaited(paints.strip, paints.figure, "colour"),
    bumpMap: plaited(paints.strip, paints.figure, "height"),
    bumpScale: 5,
    roughness: 0.7,
  });
  const bag = openBag(
    { wide: 10.5, high: 8.8, deep: 5.6, mouth: 1.02, flare: 1.28, square: 3.2 },
    weave,
    textile(paints.lining, 7),
  );
  const { group } = bag;
  const rim = Array.from({ length: 72 }, (_, n) => bag.at((n / 72) * Math.PI * 2, 0.985, 0.02));
  const rimOut = rim.map(([x, , z]): Point => [x * 0.4, 0, z]);
  part(group, webbing(rim, rimOut, 0.75, 0.3, true), leather(paints.hide));
  for (const face of [1, -1]) {
    const end = (x: number, y: number): Point => {
      const [px, py, pz] = bag.front(x, y, 0.16);
      return [px, py, pz * face];
    };
    for (const x of [-2.4, 2.4]) {
      part(group, webbing([end(x, 6.4), end(x, 7.6), end(x, 8.7)], [0, 0.1, face], 0.95, 0.14), leather(paints.hide));
      for (const y of [6.8, 7.6]) {
        const [rx, ry, rz] = end(x, y);
        part(group, new SphereGeometry(0.2, 16, 10), metal("gold", 0.3), [rx, ry, rz + face * 0.06]);
      }
    }
    const tilt = face * (face > 0 ? 0.9 : 0.5);
    const grip: Point[] = [
      end(-2.4, 8.2),
      [-2.5, 10.4, 3.1 * face],
      [-1.7, 12.6, 2.9 * face + tilt],
      [0, 13.4, 2.8 * face + tilt],
      [1.7, 12.6, 2.9 * face + tilt],
      [2.5, 10.4, 3.1 * face],
      end(2.4, 8.2),
    ];
    part(group, cord(grip, 0.3), leather(paints.hide));
  }
  const label = makerLabel("KAWAN RIMBA", 2, 1, paints.hide, "cream");
  label.position.set(...bag.front(0, 6.9, 0.12));
  label.rotation.x = -0.1;
  group.add(label);
  return group;
}
