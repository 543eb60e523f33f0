import { Group, Mesh, SphereGeometry, type Texture, Vector3 } from "three";
import { printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { pixelTexture } from "../stage/textures.ts";

export type Tone = readonly [number, number, number];

export const tone = (paint: Paint): Tone => {
  const value = Number.parseInt(palette[paint].slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
export const mixed = (a: Tone, b: Tone, share: number): Tone => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** The direction a point of the texture has on the ball. */
function direction(u: number, v: number): Vector3 {
  const turn = u * Math.PI * 2;
  const rise = (v - 0.5) * Math.PI;
  return new Vector3(-Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise));
}

type Skin = (way: Vector3) => { colour: Tone; height: number };
type SkinPrint = { readonly map: Texture; readonly relief: Texture };

function skinPrint(skin: Skin): SkinPrint {
  const heights: number[] = [];
  const map = pixelTexture(1200, 600, "colour", (u, v) => {
    const { colour, height } = skin(direction(u, v));
    heights.push(height);
    return colour;
  });
  let next = 0;
  const relief = pixelTexture(1200, 600, "height", () => {
    const height = heights[next++] ?? 0;
    return [height, height, height];
  });
  return { map, relief };
}

const kept = new Map<string, SkinPrint>();

/** Pictures of one ball follow each other, so a few skins are enough to keep. */
function keptPrint(name: string, skin: Skin): SkinPrint {
  const print = kept.get(name) ?? skinPrint(skin);
  kept.delete(name);
  kept.set(name, print);
  for (const [oldest, { map, relief }] of kept) {
    if (kept.size <= 6) break;
    map.dispose();
    relief.dispose();
    kept.delete(oldest);
  }
  return print;
}

/**
 * A ball whose skin is described by a function: what colour, and how high, in each direction.
 * A skin with a name is painted once for all the pictures that follow.
 */
export function ball(radius: number, roughness: number, bump: number, skin: Skin, name?: string): Group {
  const { map, relief } = name === undefined ? skinPrint(skin) : keptPrint(name, skin);
  const mesh = new Mesh(new SphereGeometry(radius, 96, 64), printed(map, relief, roughness, bump));
  mesh.position.y = radius;
  const group = new Group();
  group.add(mesh);
  return group;
}

/** Turns the ball in place without lifting it off the floor. */
export function rolled(group: Group, x: number, y: number, z: number): Group {
  group.children[0]?.rotation.set(x, y, z);
  return group;
}
