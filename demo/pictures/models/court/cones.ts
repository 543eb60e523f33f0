import { Group, Mesh } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { turned } from "../turned.ts";

/** A flat marker with an open top; it bends when stepped on. */
export function markerDisc(paint: Paint): Group {
  const group = new Group();
  const body = turned([
    [4.9, 0],
    [5, 0.06],
    [4.95, 0.16],
    [4.5, 0.34],
    [2.3, 2.0],
    [2.0, 2.12],
    [1.85, 2.06],
    [1.85, 1.92],
    [2.1, 1.86],
    [4.3, 0.2],
    [4.8, 0],
  ]);
  const skin = plastic(paint);
  skin.side = 2;
  skin.roughness = 0.5;
  group.add(new Mesh(body, skin));
  return group;
}

/** A tall marker with a square-edged foot and two light rings. */
export function tallCone(paint: Paint, ring: Paint, height = 12): Group {
  const group = new Group();
  const far = (y: number) => 2.9 - (y / height) * 2.2;
  const body = turned([
    [4.4, 0],
    [4.5, 0.1],
    [4.5, 0.5],
    [4.3, 0.65],
    [3.3, 0.75],
    [2.95, 1],
    [far(2), 2],
    [far(height * 0.6), height * 0.6],
    [far(height - 0.2), height - 0.2],
    [far(height) - 0.15, height],
    [far(height) - 0.3, height - 0.1],
    [far(height) - 0.32, height - 2],
  ]);
  const skin = plastic(paint);
  skin.side = 2;
  group.add(new Mesh(body, skin));
  for (const y of [height * 0.36, height * 0.62]) {
    const band = turned([
      [far(y) + 0.02, y],
      [far(y) + 0.06, y + 0.05],
      [far(y + 1.2) + 0.06, y + 1.2],
      [far(y + 1.2) + 0.02, y + 1.25],
    ]);
    group.add(new Mesh(band, plastic(ring)));
  }
  return group;
}

/** Marker discs one on another on a carrier with a handle. */
export function discStack(paints: readonly Paint[], carrier: Paint): Group {
  const group = new Group();
  paints.forEach((paint, n) => {
    const disc = markerDisc(paint);
    disc.position.y = 0.5 + n * 0.42;
    group.add(disc);
  });
  const top = 2.6 + paints.length * 0.42;
  const pole = turned([
    [0, 0],
    [4, 0],
    [4.1, 0.1],
    [4.1, 0.4],
    [1.2, 0.55],
    [0.9, 0.8],
    [0.9, top],
    [1.1, top + 0.3],
    [1.6, top + 0.6],
    [1.75, top + 1.1],
    [1.5, top + 1.6],
    [0.9, top + 1.85],
    [0, top + 1.9],
  ]);
  group.add(new Mesh(pole, plastic(carrier)));
  return group;
}
