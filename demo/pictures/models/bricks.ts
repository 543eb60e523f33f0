import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  LatheGeometry,
  Object3D,
  Vector2,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { paintedPlastic } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { between, type Random } from "../stage/random.ts";
import { arch, brace, cone, hipCorner } from "./moulds.ts";
import { wedge } from "./wedge.ts";

/** One stud is 1 wide; a plate is 0.4 high and a brick is three plates. */
export const plate = 0.4;

/** `roof` is a slope whose sides are counted where it stands; `corner` is its outer corner and `brace` hangs below. */
export type BrickShape = "block" | "tile" | "slope" | "round" | "roof" | "corner" | "brace" | "arch" | "cone";

const studless: ReadonlySet<BrickShape | undefined> = new Set(["tile", "slope", "roof", "corner", "cone"]);

export type Brick = {
  /** The corner with the smallest x and z, in studs, and the height of its underside in plates. */
  readonly x: number;
  readonly z: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  /** In plates; 3 by default. */
  readonly high?: number;
  readonly paint: Paint;
  readonly shape?: BrickShape;
  /** Quarter turns, for slopes: 0 falls toward the viewer (+z). */
  readonly turn?: number;
};

const gap = 0.025;
const bevel = 0.055;

function roundBody(diameter: number, height: number): BufferGeometry {
  const r = diameter / 2 - gap;
  const half = height / 2;
  const outline = [
    [0, -half],
    [r - bevel, -half],
    [r, -half + bevel],
    [r, half - bevel],
    [r - bevel, half],
    [0, half],
  ];
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    40,
  );
}

function body(brick: Brick): BufferGeometry {
  const height = (brick.high ?? 3) * plate - gap * 0.6;
  if (brick.shape === "round") return roundBody(brick.wide, height);
  if (brick.shape === "slope") return wedge(brick.wide - gap * 2, brick.deep - gap * 2, height);
  const [wide, deep] = footing(brick);
  if (brick.shape === "roof") return wedge(wide - gap * 2, deep - gap * 2, height);
  if (brick.shape === "brace") return brace(wide - gap * 2, deep - gap * 2, height);
  if (brick.shape === "arch") return arch(wide - gap * 2, deep - gap * 2, height);
  if (brick.shape === "corner") return hipCorner(wide - gap * 2, height);
  if (brick.shape === "cone") return cone(wide - gap * 2, height);
  return new RoundedBoxGeometry(brick.wide - gap * 2, height, brick.deep - gap * 2, 2, bevel);
}

const turning: ReadonlySet<BrickShape | undefined> = new Set(["roof", "brace", "arch"]);

/** A mould before it is turned: `roof`, `brace` and `arch` are measured where they stand, so an odd turn swaps sides. */
function footing({ shape, turn = 0, wide, deep }: Brick): readonly [number, number] {
  return turning.has(shape) && turn % 2 !== 0 ? [deep, wide] : [wide, deep];
}

function stud(): BufferGeometry {
  const outline = [
    [0.3, 0],
    [0.3, 0.15],
    [0.29, 0.18],
    [0.26, 0.2],
    [0, 0.2],
  ];
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    20,
  );
}

/** Cells are named by their column and level, so a stud knows whether something stands on it. */
const cell = (x: number, z: number, y: number) => `${x} ${z} ${y}`;

function exposedStuds(bricks: readonly Brick[]): { x: number; y: number; z: number; paint: Paint }[] {
  const taken = new Set<string>();
  const cells = (brick: Brick) =>
    Array.from(
      { length: brick.wide * brick.deep },
      (_, n) => [brick.x + (n % brick.wide), brick.z + Math.floor(n / brick.wide)] as const,
    );
  for (const brick of bricks) for (const [x, z] of cells(brick)) taken.add(cell(x, z, brick.y));
  return bricks.flatMap((brick) => {
    if (studless.has(brick.shape)) return [];
    const top = brick.y + (brick.high ?? 3);
    if (brick.shape === "round" && brick.wide > 2) return [];
    return cells(brick)
      .filter(([x, z]) => !taken.has(cell(x, z, top)))
      .map(([x, z]) => ({ x: x + 0.5, y: top * plate, z: z + 0.5, paint: brick.paint }));
  });
}

/** Paint differs a hair from brick to brick, as it does from batch to batch. */
const shade = (paint: Paint, random: Random) =>
  new Color(palette[paint]).offsetHSL(0, 0, between(random, -0.012, 0.012));

/** Builds bricks into one group whose middle stands on the floor. One draw for each kind of brick keeps it fast. */
export function assemble(bricks: readonly Brick[], random: Random): Group {
  const kinds = new Map<string, Brick[]>();
  for (const brick of bricks) {
    const kind = [brick.shape ?? "block", ...footing(brick), brick.high ?? 3].join(" ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), brick]);
  }
  const group = new Group();
  const material = paintedPlastic();
  const place = new Object3D();
  const copies = <T>(shape: BufferGeometry, items: readonly T[], put: (item: T) => Paint) => {
    const mesh = new InstancedMesh(shape, material, items.length);
    items.forEach((item, index) => {
      place.rotation.set(0, 0, 0);
      const paint = put(item);
      place.updateMatrix();
      mesh.setMatrixAt(index, place.matrix);
      mesh.setColorAt(index, shade(paint, random));
    });
    group.add(mesh);
  };
  for (const items of kinds.values()) {
    const [first] = items;
    if (!first) continue;
    copies(body(first), items, (brick) => {
      const middle = (brick.y + (brick.high ?? 3) / 2) * plate;
      place.position.set(brick.x + brick.wide / 2, middle, brick.z + brick.deep / 2);
      place.rotation.y = ((brick.turn ?? 0) * Math.PI) / 2 + between(random, -0.004, 0.004);
      return brick.paint;
    });
  }
  copies(stud(), exposedStuds(bricks), (at) => {
    place.position.set(at.x, at.y, at.z);
    return at.paint;
  });
  return centred(group, bricks);
}

function centred(group: Group, bricks: readonly Brick[]): Group {
  const middle = (low: (brick: Brick) => number, size: (brick: Brick) => number) =>
    (Math.min(...bricks.map(low)) + Math.max(...bricks.map((brick) => low(brick) + size(brick)))) / 2;
  group.position.set(
    -middle(
      (b) => b.x,
      (b) => b.wide,
    ),
    0,
    -middle(
      (b) => b.z,
      (b) => b.deep,
    ),
  );
  const outer = new Group();
  outer.add(group);
  return outer;
}

/** Shapes that other builders share. */
export const box = (wide: number, high: number, deep: number, round = bevel) =>
  new RoundedBoxGeometry(wide, high, deep, 4, round);
export const rod = (radius: number, length: number) => new CylinderGeometry(radius, radius, length, 32);
