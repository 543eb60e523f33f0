import { Group, Mesh, TorusGeometry } from "three";
import { clearPlastic, metal, plastic, rubber } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { assemble, type Brick, rod } from "./bricks.ts";
import { wedge } from "./wedge.ts";

export type CarColours = { body: Paint; roof: Paint; stripe: Paint };

function wheel(): Group {
  const group = new Group();
  const tyre = new Mesh(new TorusGeometry(1.0, 0.46, 20, 48), rubber("ink"));
  const disc = new Mesh(rod(0.82, 0.62), plastic("white"));
  disc.rotation.x = Math.PI / 2;
  const hub = new Mesh(rod(0.34, 0.8), metal("steel"));
  hub.rotation.x = Math.PI / 2;
  group.add(tyre, disc, hub);
  return group;
}

/** A small brick car that looks along +x. */
export function brickCar(colours: CarColours, random: Random): Group {
  const { body, roof, stripe } = colours;
  const bricks: Brick[] = [
    { x: 0, z: 0, y: 3, wide: 14, deep: 6, high: 1, paint: "ink" },
    { x: 4, z: 0, y: 4, wide: 4, deep: 6, paint: body },
    { x: 0, z: 1, y: 4, wide: 4, deep: 4, paint: body },
    { x: 8, z: 1, y: 4, wide: 6, deep: 4, paint: body },
    { x: 0, z: 0, y: 7, wide: 4, deep: 6, high: 1, paint: body },
    { x: 4, z: 0, y: 7, wide: 4, deep: 6, high: 1, paint: stripe },
    { x: 8, z: 0, y: 7, wide: 6, deep: 6, high: 1, paint: body },
    { x: 10, z: 2, y: 8, wide: 4, deep: 2, high: 1, paint: stripe, shape: "tile" },
    { x: 2, z: 0, y: 8, wide: 1, deep: 6, high: 5, paint: body },
    { x: 7, z: 0, y: 8, wide: 1, deep: 1, high: 5, paint: body },
    { x: 7, z: 5, y: 8, wide: 1, deep: 1, high: 5, paint: body },
    { x: 2, z: 0, y: 13, wide: 6, deep: 6, high: 1, paint: roof },
    { x: 0, z: 1, y: 8, wide: 1, deep: 4, high: 3, paint: stripe, shape: "slope", turn: 3 },
    { x: 14, z: 0, y: 3, wide: 1, deep: 6, high: 2, paint: stripe, shape: "tile" },
  ];
  const group = assemble(bricks, random);
  const screen = new Mesh(wedge(5.4, 1.9, 1.95), clearPlastic("sky"));
  screen.rotation.y = Math.PI / 2;
  screen.position.set(1.45, 4.2, 0);
  const glass = new Mesh(wedge(5.2, 0.3, 1.8), clearPlastic("sky"));
  glass.rotation.y = Math.PI / 2;
  glass.position.set(-2.5, 4.15, 0);
  group.add(screen, glass);
  for (const x of [-5.2, 3.7]) {
    for (const z of [-2.75, 2.75]) {
      const round = wheel();
      round.position.set(x, 1.46, z);
      group.add(round);
    }
  }
  for (const z of [-1.9, 1.9]) {
    const lamp = new Mesh(rod(0.5, 0.3), plastic("sun"));
    lamp.rotation.z = Math.PI / 2;
    lamp.position.set(6.62, 2.35, z);
    group.add(lamp);
  }
  return group;
}
