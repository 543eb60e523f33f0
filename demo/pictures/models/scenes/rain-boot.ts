import { CylinderGeometry, DoubleSide, Group, Mesh, TorusGeometry } from "three";
import { enamel, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { slab } from "../joined.ts";
import { type Point, profile, surface } from "../surface.ts";

const tall = 11;
const along = profile([0, 7.2], [0.14, 7], [0.3, 4.7], [0.44, 3.7], [0.7, 3.6], [1, 4.2]);
const across = profile([0, 1.55], [0.14, 1.62], [0.3, 1.5], [0.44, 1.42], [0.7, 1.55], [1, 1.85]);
/** How far the front reaches ahead of the heel, which keeps its place. */
const heel = profile([0, -2.2], [0.3, -2.15], [0.46, -2], [1, -2.3]);

function skin(level: number, turn: number, out = 0): Point {
  const angle = turn * Math.PI * 2;
  const long = along(level);
  const back = heel(level);
  const middle = back + long / 2 + (level < 0.4 ? 0 : 0.15);
  return [
    middle + Math.cos(angle) * (long / 2 + out),
    0.7 + level * tall,
    Math.sin(angle) * (across(level) + out) * (level < 0.34 ? 1 - 0.12 * Math.max(0, Math.cos(angle)) : 1),
  ];
}

/** A rubber boot; its toe points along +x. */
export function rainBoot(paint: Paint, sole: Paint, trim: Paint): Group {
  const group = new Group();
  const shell = enamel(paint);
  shell.side = DoubleSide;
  const body = surface(60, 48, (u, v) => skin(u, v));
  group.add(new Mesh(body, shell));
  group.add(
    new Mesh(
      surface(4, 48, (u, v) => skin(0.93 + u * 0.07, v, 0.12)),
      enamel(trim),
    ),
  );
  const foot = surface(6, 48, (u, v) => {
    const [x, , z] = skin(0.02, v, 0.28);
    return [x, u * 1.1, z];
  });
  group.add(new Mesh(foot, rubber(sole)));
  group.add(new Mesh(slab([2.6, 0.8, 2.8], [-0.9, 0.4, 0], 0.2), rubber(sole)));
  for (const side of [-1, 1]) {
    const loop = new Mesh(new TorusGeometry(0.75, 0.17, 10, 24, Math.PI), rubber(trim));
    loop.position.set(0, tall + 0.6, side * 1.8);
    loop.rotation.x = side * 0.1;
    group.add(loop);
  }
  const stud = new Mesh(new CylinderGeometry(0.32, 0.32, 0.3, 16).rotateX(Math.PI / 2), enamel(trim));
  stud.position.set(0.2, tall * 0.8, 1.66);
  group.add(stud);
  return group;
}
