import { DoubleSide, Group, Mesh, SphereGeometry } from "three";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, surface } from "../surface.ts";

const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;

/** A pad for a knee or elbow, standing like a sleeve with its hard cap toward +z. */
export function jointPad(cap: Paint, cloth: Paint, trim: Paint, size = 1): Group {
  const group = new Group();
  const tall = 10.5;
  const at = (a: number, level: number, out: number): Point => {
    const belly = 0.35 * Math.sin(level * Math.PI) + 0.25 * (level - 0.5);
    const far = 3 + belly + out;
    return [
      Math.sin(a) * far,
      level * tall,
      Math.cos(a) * far + 0.9 * Math.sin(level * Math.PI) * Math.max(0, Math.cos(a)),
    ];
  };
  const soft = fabric(cloth, 7);
  soft.side = DoubleSide;
  const wrap = 2.2;
  for (const out of [0, 0.55])
    group.add(
      new Mesh(
        surface(60, 30, (u, v) => at((u * 2 - 1) * wrap, v, out * Math.min(1, 8 * Math.min(u, 1 - u, v, 1 - v)))),
        soft,
      ),
    );
  const hem = fabric(trim, 20);
  for (const level of [0.015, 0.985])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 16 }, (_, n) => at(((n / 15) * 2 - 1) * wrap, level, 0.2)),
          0.26,
        ),
        hem,
      ),
    );
  for (const side of [-1, 1])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 8 }, (_, n) => at(side * wrap, 0.015 + (n / 7) * 0.97, 0.2)),
          0.26,
        ),
        hem,
      ),
    );
  // The cap: a dome with a step and a raised middle.
  const capAt = (far: number, angle: number, out: number) =>
    at(squared(Math.cos(angle)) * 0.92 * far, 0.5 + squared(Math.sin(angle)) * 0.34 * far, out);
  const dome = (far: number) => (far > 0.97 ? 0.5 : 0.72 + 0.62 * Math.cos((far * Math.PI) / 2) ** 0.8);
  const hard = plastic(cap);
  hard.side = DoubleSide;
  group.add(
    new Mesh(
      surface(40, 72, (u, v) => capAt(u, v * Math.PI * 2, dome(u) - (Math.abs(u - 0.56) < 0.035 ? 0.07 : 0))),
      hard,
    ),
  );
  for (const angle of [0.8, 2.34, 3.94, 5.48]) {
    const rivet = new Mesh(new SphereGeometry(0.26, 16, 10), metal("steel", 0.3));
    rivet.position.set(...capAt(0.82, angle, dome(0.82)));
    group.add(rivet);
  }
  group.add(
    printOn(lettering("SIRIP", "white"), (u, v) => {
      const x = (u - 0.5) * 0.86;
      const y = (v - 0.5) * 0.36;
      const far = Math.hypot(x, y);
      return at(x * 0.92, 0.5 + y * 0.34, dome(far) + 0.05);
    }),
  );
  for (const level of [0.16, 0.84]) {
    const belt = Array.from({ length: 10 }, (_, n): Point => {
      const a = 1.75 + (n / 9) * (Math.PI * 2 - 3.5);
      const [x, , z] = at(a, level, 0.72 - 0.5 * Math.sin((n / 9) * Math.PI));
      return [x, level * tall, z];
    });
    group.add(new Mesh(strip(belt, 1.5, 0.2, [0, 1, 0]), fabric(trim, 20)));
  }
  group.scale.setScalar(size);
  const stand = new Group();
  stand.add(group);
  return stand;
}
