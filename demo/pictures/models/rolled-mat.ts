import { Group, Mesh } from "three";
import { fabric, rubber } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import { surface } from "./surface.ts";

/** A rolled-up mat lying along x, held by two straps. */
export function rolledMat(paint: Paint, strap: Paint, length = 12): Group {
  const turns = 4.2;
  const outer = 2.3;
  const at = (share: number, out: number): [number, number] => {
    const angle = share * turns * Math.PI * 2 - Math.PI / 2;
    const radius = 0.45 + (outer - 0.45) * share + out;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  const group = new Group();
  const thickness = 0.34;
  const wound = (out: number) =>
    surface(240, 1, (u, v) => {
      const [y, z] = at(u, out);
      return [(v - 0.5) * length, y + outer, z];
    });
  const foam = rubber(paint);
  foam.side = 2;
  group.add(new Mesh(wound(0), foam), new Mesh(wound(thickness), foam));
  for (const end of [-0.5, 0.5]) {
    const side = surface(240, 1, (u, v) => {
      const [y, z] = at(u, v * thickness);
      return [end * length, y + outer, z];
    });
    group.add(new Mesh(side, foam));
    const ring = surface(64, 1, (u, v) => {
      const angle = u * Math.PI * 2;
      const radius = outer + thickness + 0.05;
      return [end * length * 0.55 + (v - 0.5) * 0.9, outer + Math.sin(angle) * radius, Math.cos(angle) * radius];
    });
    const web = fabric(strap, 8);
    web.side = 2;
    group.add(new Mesh(ring, web));
  }
  group.position.y = thickness;
  const outerGroup = new Group();
  outerGroup.add(group);
  return outerGroup;
}
