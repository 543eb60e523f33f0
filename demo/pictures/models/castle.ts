import { ConeGeometry, Group, Mesh, PlaneGeometry, SphereGeometry } from "three";
import { fabric, plastic } from "../stage/materials.ts";
import type { Paint } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { battlements, brickWall } from "./brick-wall.ts";
import { assemble, type Brick, plate, rod } from "./bricks.ts";

export type CastleColours = { wall: Paint; accent: Paint; roof: Paint; ground: Paint; flag: Paint };

const size = 18;

/** A ring of four walls, one stud thick, with battlements. */
function squareTower(
  x: number,
  z: number,
  side: number,
  courses: number,
  paint: Paint,
  accent: Paint,
  random: Random,
): Brick[] {
  const paints = [paint] as const;
  const far = side - 1;
  const slit = { from: Math.floor(side / 2) - 1, to: Math.floor(side / 2), bottom: courses - 3, top: courses - 1 };
  const ring = { courses, base: 1, paints };
  const top = 1 + courses * 3;
  const crown = [
    { x: x - 1, z: z - 1, y: top, wide: side + 2, deep: side + 2, high: 1, paint: accent },
    ...battlements({ x: x - 1, z: z - 1, along: "x", length: side + 2, base: top + 1, paints }),
    ...battlements({ x: x - 1, z: z + side, along: "x", length: side + 2, base: top + 1, paints }),
    ...battlements({ x: x - 1, z: z + 1, along: "z", length: side - 1, base: top + 1, paints }),
    ...battlements({ x: x + side, z: z + 1, along: "z", length: side - 1, base: top + 1, paints }),
  ];
  return [
    ...brickWall({ ...ring, x, z, along: "x", length: side }, random),
    ...brickWall({ ...ring, x, z: z + far, along: "x", length: side, openings: [slit] }, random),
    ...brickWall({ ...ring, x, z: z + 1, along: "z", length: side - 2 }, random),
    ...brickWall({ ...ring, x: x + far, z: z + 1, along: "z", length: side - 2, openings: [slit] }, random),
    ...crown,
  ];
}

/** Drums one on another under a pointed roof with a flag. */
function roundTower(x: number, z: number, courses: number, colours: CastleColours): { bricks: Brick[]; roof: Group } {
  const bricks: Brick[] = Array.from({ length: courses }, (_, n) => ({
    x,
    z,
    y: 1 + n * 3,
    wide: 4,
    deep: 4,
    paint: n === courses - 2 ? colours.accent : colours.wall,
    shape: "round",
  }));
  const roof = new Group();
  const cone = new Mesh(new ConeGeometry(2.75, 5.2, 48), plastic(colours.roof));
  cone.position.y = 2.6;
  const knob = new Mesh(new SphereGeometry(0.28, 24, 16), plastic("sun"));
  knob.position.y = 5.3;
  const pole = new Mesh(rod(0.09, 2.4), plastic("ink"));
  pole.position.y = 6.3;
  roof.add(cone, knob, pole, flag(colours.flag, 7.1));
  roof.position.set(x + 2, (1 + courses * 3) * plate, z + 2);
  return { bricks, roof };
}

function flag(paint: Paint, height: number): Mesh {
  const cloth = new PlaneGeometry(1.9, 1.05, 16, 1);
  const at = cloth.getAttribute("position");
  for (let n = 0; n < at.count; n += 1) at.setZ(n, Math.sin((at.getX(n) + 1) * 3.2) * 0.16);
  cloth.computeVertexNormals();
  const material = fabric(paint);
  material.side = 2;
  const mesh = new Mesh(cloth, material);
  mesh.position.set(1.02, height, 0);
  return mesh;
}

export function castle(colours: CastleColours, random: Random): Group {
  const gate = { from: 5, to: 9, bottom: 0, top: 4 };
  const wall = { courses: 6, base: 1, paints: [colours.wall] as const };
  const left = roundTower(0, size - 5, 9, colours);
  const right = roundTower(size - 4, size - 5, 9, colours);
  const back = roundTower(size - 6, 1, 12, colours);
  const bricks: Brick[] = [
    { x: -1, z: -1, y: 0, wide: size + 2, deep: size + 3, high: 1, paint: colours.ground },
    ...left.bricks,
    ...right.bricks,
    ...back.bricks,
    ...squareTower(2, 2, 6, 11, colours.wall, colours.accent, random),
    ...brickWall({ ...wall, x: 2, z: size - 3, along: "x", length: 14, openings: [gate] }, random),

    ...battlements({ x: 4, z: size - 3, along: "x", length: 10, base: 19, paints: wall.paints }),
    ...brickWall({ ...wall, x: 1, z: 4, along: "z", length: size - 8 }, random),
    ...brickWall({ ...wall, x: size - 2, z: 4, along: "z", length: size - 8 }, random),
    ...battlements({ x: 1, z: 4, along: "z", length: size - 8, base: 19, paints: wall.paints }),
    ...battlements({ x: size - 2, z: 4, along: "z", length: size - 8, base: 19, paints: wall.paints }),
  ];
  const whole = assemble(bricks, random);
  const inner = whole.children[0];
  inner?.add(left.roof, right.roof, back.roof);
  return whole;
}
