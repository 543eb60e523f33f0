import { CylinderGeometry, Group } from "three";
import { metal, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";

/** A six-sided pencil standing on its rubber, point upward. */
export function pencil(paint: Paint, length = 9): Group {
  const group = new Group();
  const r = 0.34;
  part(group, new CylinderGeometry(r * 0.92, r * 0.92, 0.7, 24), rubber("rose"), [0, 0.35, 0]);
  part(group, new CylinderGeometry(r, r, 0.5, 24), metal("steel", 0.3), [0, 0.85, 0]);
  part(group, new CylinderGeometry(r, r, length - 2.3, 6).toNonIndexed(), plastic(paint), [
    0,
    1.1 + (length - 2.3) / 2,
    0,
  ]);
  part(group, new CylinderGeometry(0.1, r, 1, 24), timber("sand"), [0, length - 0.7, 0]);
  part(group, new CylinderGeometry(0.02, 0.1, 0.3, 16), plastic(paint), [0, length - 0.05, 0]);
  return group;
}

/** The same pencil lying on the floor along x. */
export function lyingPencil(paint: Paint, length = 9): Group {
  const outer = new Group();
  const it = pencil(paint, length);
  it.rotation.z = -Math.PI / 2;
  it.position.set(-length / 2, 0.32, 0);
  outer.add(it);
  return outer;
}
