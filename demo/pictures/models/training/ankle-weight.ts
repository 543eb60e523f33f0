import { Group, Mesh, TorusGeometry } from "three";
import { fabric, metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, surface } from "../surface.ts";

const pockets = 6;
const open = 2.55;
const tall = 5.4;

/** A cuff of sand pockets standing upright, open toward -z and closed there by a belt. */
export function ankleWeight(paint: Paint, trim: Paint): Group {
  const group = new Group();
  const at = (share: number, level: number, out: number): Point => {
    const angle = (share * 2 - 1) * open;
    const puff = Math.abs(Math.sin(share * pockets * Math.PI)) ** 0.5;
    const full = puff * Math.sin(level * Math.PI) ** 0.45;
    const far = 3.3 + out * (0.25 + 0.75 * full);
    return [Math.sin(angle) * far * 1.06, level * tall, Math.cos(angle) * far];
  };
  const cloth = fabric(paint, 8);
  cloth.side = 2;
  group.add(
    new Mesh(
      surface(150, 30, (u, v) => at(u, v, 1.15)),
      cloth,
    ),
  );
  const inside = fabric(trim, 8);
  inside.side = 2;
  group.add(
    new Mesh(
      surface(80, 10, (u, v) => at(u, v, -0.25)),
      inside,
    ),
  );
  const hem = (level: number) =>
    Array.from({ length: 40 }, (_, n): Point => {
      const [x, , z] = at(n / 39, level, 0.05);
      return [x, level * tall, z];
    });
  const edge = fabric(trim, 20);
  for (const level of [0.03, 0.97]) group.add(new Mesh(cord(hem(level), 0.24), edge));
  for (const end of [0, 1]) {
    const side = Array.from({ length: 8 }, (_, n) => at(end, 0.03 + (n / 7) * 0.94, 0.05));
    group.add(new Mesh(cord(side, 0.24), edge));
  }
  for (let n = 1; n < pockets; n += 1) {
    const seam = Array.from({ length: 8 }, (_, k) => at(n / pockets, 0.06 + (k / 7) * 0.88, 1.2));
    group.add(new Mesh(cord(seam, 0.07), edge));
  }
  const belt = Array.from({ length: 15 }, (_, n): Point => {
    const angle = -1.15 + (n / 14) * (Math.PI * 2 - 2.6) + 1.9;
    const far = 4.75 - 0.5 * Math.sin((n / 14) * Math.PI) ** 2;
    return [Math.sin(angle) * far * 1.05, tall / 2, Math.cos(angle) * far];
  });
  group.add(new Mesh(strip(belt, 1.9, 0.22, [0, 1, 0]), fabric(trim, 20)));
  const ring = new Mesh(new TorusGeometry(1.05, 0.16, 10, 4), metal("steel", 0.25));
  const [x, , z] = belt[0] ?? [0, 0, 0];
  ring.position.set(x, tall / 2, z);
  ring.rotation.set(0, 0.9, Math.PI / 4);
  ring.rotation.order = "YXZ";
  group.add(ring);
  group.add(
    printOn(lettering("TEGAP", "white"), (u, v) => {
      const [px, py, pz] = at(0.362 + u * 0.11, 0.42 + v * 0.15, 1.3);
      return [px, py, pz];
    }),
  );
  return group;
}
