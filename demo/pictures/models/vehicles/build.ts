import { type BufferGeometry, Color, Group, InstancedMesh, LatheGeometry, Object3D, Vector2 } from "three";
import { clearPlastic, paintedPlastic } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import type { Point } from "../surface.ts";
import { wedge } from "../wedge.ts";
import { joined, type Part } from "./part.ts";
import { bow, box, dome, drum, underSlope, wheelArch } from "./shapes.ts";

export type Fall = "right" | "front" | "left" | "back";
export type PieceShape = "block" | "tile" | "round" | "cone" | "dome" | "slope" | "bow" | "under" | "arch" | "studs";

/**
 * A brick of a vehicle. The vehicle looks along +x and its right side is +z. Unlike the bricks of buildings,
 * slopes keep the size they take up on the ground whichever way they fall, and curved and clear pieces exist.
 */
export type Piece = {
  /** The smallest corner: x and z in studs, y in plates. */
  readonly at: Point;
  /** Along x in studs, upward in plates, along z in studs. */
  readonly size: Point;
  readonly paint: Paint;
  readonly shape?: PieceShape;
  readonly fall?: Fall;
  readonly clear?: boolean;
};

type Lay = (paint: Paint, at: Point, size: Point) => Piece;
const laid =
  (shape: PieceShape): Lay =>
  (paint, at, size) => ({ paint, at, size, shape });
const leaning =
  (shape: PieceShape) =>
  (paint: Paint, fall: Fall, at: Point, size: Point): Piece => ({ paint, at, size, shape, fall });

export const block = laid("block");
export const tile = laid("tile");
export const round = laid("round");
export const cone = laid("cone");
export const cupola = laid("dome");
export const slope = leaning("slope");
export const curve = leaning("bow");
export const under = leaning("under");
/** A mudguard over a wheel; the bite is open to both sides. */
export const arch: Lay = (paint, at, size) => ({ paint, at, size, shape: "arch", fall: "front" });
/** Studs alone, to stand on a wing or a deck that is no brick. */
export const studs: Lay = laid("studs");
export const glass = (piece: Piece): Piece => ({ ...piece, clear: true, shape: studless(piece.shape) });

const studless = (shape: PieceShape = "block") => (shape === "block" ? "tile" : shape);

/** The same pieces on the other side of the middle line, added to the given ones. */
export const bothSides = (...pieces: readonly Piece[]): Piece[] => [
  ...pieces,
  ...pieces.map((piece) => ({
    ...piece,
    at: [piece.at[0], piece.at[1], -piece.at[2] - piece.size[2]] as const,
    ...(piece.fall ? { fall: other[piece.fall] } : {}),
  })),
];
const other: Record<Fall, Fall> = { right: "left", left: "right", front: "front", back: "back" };

const turns: Record<Fall, number> = { right: 0, front: 1, left: 2, back: 3 };
const gap = 0.05;

function body({ shape = "block", size, fall = "front" }: Piece): BufferGeometry {
  const [wide, deep] = [size[0] - gap, size[2] - gap];
  const high = size[1] * plate - gap * 0.3;
  const turned = fall === "front" || fall === "back";
  const [across, along] = turned ? [deep, wide] : [wide, deep];
  switch (shape) {
    case "round":
      return drum(wide / 2, high);
    case "cone":
      return drum(wide / 2, high, wide * 0.26);
    case "dome":
      return dome(wide / 2, high).translate(0, -high / 2, 0);
    case "slope":
      return wedge(across, along, high);
    case "bow":
      return bow(across, along, high);
    case "under":
      return underSlope(across, along, high);
    case "arch":
      return wheelArch(across, along, high);
    default:
      return box(wide, high, deep);
  }
}

function stud(): BufferGeometry {
  const outline = [
    [0.3, 0],
    [0.3, 0.15],
    [0.28, 0.19],
    [0.25, 0.2],
    [0, 0.2],
  ];
  return new LatheGeometry(
    outline.map(([x, y]) => new Vector2(x, y)),
    18,
  );
}

const covers = (piece: Piece, x: number, y: number, z: number) =>
  piece.at[1] <= y &&
  y < piece.at[1] + piece.size[1] &&
  Math.abs(x - piece.at[0] - piece.size[0] / 2) < piece.size[0] / 2 &&
  Math.abs(z - piece.at[2] - piece.size[2] / 2) < piece.size[2] / 2;

type Stud = { readonly at: Point; readonly paint: Paint };

function exposedStuds(pieces: readonly Piece[]): Stud[] {
  return pieces.flatMap(({ at, size, paint, shape = "block", clear }) => {
    const roundish = shape === "round" && size[0] <= 2;
    if (clear || !(shape === "block" || shape === "under" || shape === "arch" || shape === "studs" || roundish))
      return [];
    const top = at[1] + size[1];
    return Array.from({ length: Math.floor(size[0]) * Math.floor(size[2]) }, (_, n) => ({
      at: [
        at[0] + 0.5 + (n % Math.floor(size[0])) + (size[0] % 1) / 2,
        top,
        at[2] + 0.5 + Math.floor(n / Math.floor(size[0])) + (size[2] % 1) / 2,
      ] as const,
      paint,
    })).filter((each) => !pieces.some((piece) => covers(piece, each.at[0], top, each.at[2])));
  });
}

/** Paint differs a hair from brick to brick, as it does from batch to batch. */
const shade = (paint: Paint, random: Random) =>
  new Color(palette[paint]).offsetHSL(0, 0, between(random, -0.012, 0.012));

export type Built = {
  readonly pieces?: readonly Piece[];
  readonly parts?: readonly Part[];
  /** Things that move or carry print, each placed by its maker. */
  readonly things?: readonly Object3D[];
};

/** Builds a vehicle: one draw for each kind of brick, and one for each paint of the other parts. */
export function build({ pieces = [], parts = [], things = [] }: Built, random: Random): Group {
  const group = new Group();
  const solid = pieces.filter((piece) => piece.shape !== "studs");
  const kinds = Map.groupBy(solid, (piece) =>
    [piece.shape === "tile" ? "block" : piece.shape, ...piece.size, piece.fall, piece.clear && piece.paint].join(" "),
  );
  const material = paintedPlastic();
  const place = new Object3D();
  const copy = (mesh: InstancedMesh, index: number, at: Point, turn: number) => {
    place.position.set(...at);
    place.rotation.y = turn;
    place.updateMatrix();
    mesh.setMatrixAt(index, place.matrix);
  };
  for (const alike of kinds.values()) {
    const [first] = alike;
    if (!first) continue;
    const mesh = new InstancedMesh(body(first), first.clear ? clearPlastic(first.paint) : material, alike.length);
    for (const [index, { at, size, paint, fall = "right", clear }] of alike.entries()) {
      const middle = [at[0] + size[0] / 2, (at[1] + size[1] / 2) * plate, at[2] + size[2] / 2] as const;
      copy(mesh, index, middle, (turns[fall] * Math.PI) / 2);
      if (!clear) mesh.setColorAt(index, shade(paint, random));
    }
    group.add(mesh);
  }
  const open = exposedStuds(pieces);
  if (open.length > 0) {
    const mesh = new InstancedMesh(stud(), material, open.length);
    for (const [index, { at, paint }] of open.entries()) {
      copy(mesh, index, [at[0], at[1] * plate, at[2]], 0);
      mesh.setColorAt(index, shade(paint, random));
    }
    group.add(mesh);
  }
  for (const each of [...joined(parts), ...things]) group.add(each);
  return group;
}
