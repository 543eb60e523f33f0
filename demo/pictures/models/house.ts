import { Group, Mesh } from "three";
import { clearPlastic, plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { brickWall } from "./brick-wall.ts";
import { assemble, type Brick, box, plate } from "./bricks.ts";

export type HouseColours = { wall: Paint; roof: Paint; door: Paint; ground: Paint };

function windowFrame(wide: number, high: number): Group {
  const group = new Group();
  const pane = new Mesh(box(wide - 0.3, high - 0.3, 0.12), clearPlastic("sky"));
  group.add(pane);
  for (const [w, h, x, y] of [
    [wide, 0.24, 0, high / 2 - 0.12],
    [wide, 0.24, 0, -high / 2 + 0.12],
    [0.24, high, -wide / 2 + 0.12, 0],
    [0.24, high, wide / 2 - 0.12, 0],
    [0.16, high, 0, 0],
  ] as const) {
    const bar = new Mesh(box(w, h, 0.5, 0.04), plastic("white"));
    bar.position.set(x, y, 0);
    group.add(bar);
  }
  return group;
}

/** A small brick house with a pitched roof; its front looks toward +z. */
export function brickHouse(colours: HouseColours, random: Random): Group {
  const wall = { base: 1, courses: 6, paints: [colours.wall] as const };
  const wide = 12;
  const deep = 8;
  const holes = [
    { from: 2, to: 4, bottom: 0, top: 5 },
    { from: 7, to: 10, bottom: 2, top: 5 },
  ];
  const bricks: Brick[] = [
    { x: -2, z: -1, y: 0, wide: wide + 4, deep: deep + 4, high: 1, paint: colours.ground },
    ...brickWall({ ...wall, x: 0, z: deep - 1, along: "x", length: wide, openings: holes }, random),
    ...brickWall({ ...wall, x: 0, z: 0, along: "x", length: wide }, random),
    ...brickWall({ ...wall, x: 0, z: 1, along: "z", length: deep - 2 }, random),
    ...brickWall(
      { ...wall, x: wide - 1, z: 1, along: "z", length: deep - 2, openings: [{ from: 1, to: 4, bottom: 2, top: 5 }] },
      random,
    ),
  ];
  const eaves = 1 + wall.courses * 3;
  for (let step = 0; step < 5; step += 1) {
    const y = eaves + step * 3;
    for (let x = -1; x < wide + 1; x += 2) {
      bricks.push({ x, z: deep - 1 - step, y, wide: 2, deep: 2, paint: colours.roof, shape: "slope" });
      bricks.push({ x, z: -1 + step, y, wide: 2, deep: 2, paint: colours.roof, shape: "slope", turn: 2 });
    }
    const inner = deep - 2 - step * 2;
    if (inner > 0)
      for (const x of [0, wide - 1]) bricks.push({ x, z: 1 + step, y, wide: 1, deep: inner, paint: colours.wall });
  }
  bricks.push({ x: 8, z: 1, y: eaves + 6, wide: 2, deep: 2, high: 12, paint: "brickDark" });
  const whole = assemble(bricks, random);
  const inner = whole.children[0];
  const door = new Mesh(box(1.9, 15 * plate - 0.05, 0.4, 0.05), plastic(colours.door));
  door.position.set(3, plate + 7.5 * plate, deep - 0.4);
  const front = windowFrame(3, 9 * plate);
  front.position.set(8.5, plate + 10.5 * plate, deep - 0.35);
  const side = windowFrame(3, 9 * plate);
  side.rotation.y = Math.PI / 2;
  side.position.set(wide - 0.35, plate + 10.5 * plate, 3.5);
  inner?.add(door, front, side);
  return whole;
}
