import { Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { flatPrint, lettering } from "../parts/print.ts";

/** A foam block lying on its large side, the maker's name pressed into its long edge. */
export function yogaBlock(paint: Paint, ink: Paint): Group {
  const group = new Group();
  const body = new Mesh(new RoundedBoxGeometry(11, 3.8, 7.2, 8, 0.6), rubber(paint));
  body.material.roughness = 0.95;
  body.position.y = 1.9;
  group.add(body);
  const name = flatPrint(lettering("TEGAP", ink, false), 4.2, 1.05);
  name.position.set(0, 1.9, 3.61);
  const top = flatPrint(lettering("TEGAP", ink, false), 4.2, 1.05);
  top.rotation.x = -Math.PI / 2;
  top.position.set(0, 3.81, 0);
  group.add(name, top);
  return group;
}
