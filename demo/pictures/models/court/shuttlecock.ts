import { DoubleSide, Group, Mesh, SphereGeometry, TorusGeometry } from "three";
import { clearPlastic, fabric, paperboard, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { type Line, rods } from "../parts/rods.ts";
import { type Point, surface } from "../surface.ts";
import { turned } from "../turned.ts";

const feathers = 16;
const [low, high] = [2.2, 8.2];
const wide = (y: number) => 1.25 + ((y - low) / (high - low)) * 2.05;

/** A shuttle standing on its cork: real feathers, or a moulded skirt. */
export function shuttlecock(paint: Paint, band: Paint, kind: "feather" | "nylon" = "feather"): Group {
  const group = new Group();
  const cork = new Mesh(
    new SphereGeometry(1.35, 40, 20, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
    paperboard("white"),
  );
  cork.position.y = 1.35;
  const collar = new Mesh(
    turned([
      [1.35, 1.3],
      [1.4, 1.4],
      [1.4, 2.1],
      [1.25, 2.2],
      [0, 2.25],
    ]),
    plastic(band),
  );
  group.add(cork, collar);
  const vane = kind === "feather" ? paperboard(paint) : clearPlastic(paint);
  vane.side = DoubleSide;
  const stems: Line[] = [];
  for (let n = 0; n < feathers; n += 1) {
    const turn = (n / feathers) * Math.PI * 2;
    const at = (y: number, off: number, out: number): Point => {
      const angle = turn + off;
      const far = wide(y) + out;
      return [Math.cos(angle) * far, y, Math.sin(angle) * far];
    };
    stems.push([at(low - 0.2, 0, 0), at(high, 0, 0)]);
    if (kind === "nylon") continue;
    const blade = surface(10, 8, (u, v) => {
      const y = 4.7 + u * (high - 4.5 + 0.25 * Math.sin(v * Math.PI));
      const spread = 0.27 * Math.sin(Math.min(1, u * 1.6 + 0.25) * (Math.PI / 2)) * (1 - 0.25 * u ** 6);
      return at(y, (v - 0.45) * 2 * spread, (v - 0.5) * 0.34);
    });
    group.add(new Mesh(blade, vane));
  }
  group.add(rods(stems, 0.07, plastic(kind === "feather" ? "cream" : paint)));
  const ring = (y: number, thick: number) => {
    const mesh = new Mesh(
      new TorusGeometry(wide(y), thick, 8, 56),
      kind === "feather" ? fabric("white", 20) : plastic(paint),
    );
    mesh.rotation.x = Math.PI / 2;
    mesh.position.y = y;
    return mesh;
  };
  group.add(ring(3.2, 0.09), ring(4.3, 0.09));
  if (kind === "nylon") {
    for (const y of [5, 5.7, 6.4, 7.1, 7.7]) group.add(ring(y, 0.05));
    group.add(ring(high, 0.14));
    const skirt = surface(6, 64, (u, v) => {
      const y = 4.3 + u * (high - 4.3);
      const angle = v * Math.PI * 2;
      return [Math.cos(angle) * wide(y), y, Math.sin(angle) * wide(y)];
    });
    group.add(new Mesh(skirt, vane));
  }
  return group;
}
