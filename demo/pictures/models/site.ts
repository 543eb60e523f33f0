import type { BufferGeometry, Material } from "three";
import { Color, Euler, Group, InstancedMesh, Matrix4, type Object3D, Quaternion, Vector3 } from "three";
import { clearPlastic, metal, paintedPlastic } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import type { Random } from "../stage/random.ts";
import { assemble, type Brick, plate } from "./bricks.ts";
import type { Point } from "./surface.ts";

/** A moulded part that is no plain brick: a window, a leaf, a lamp. Parts of one name are drawn together. */
export type Piece = {
  readonly name: string;
  readonly shape: () => BufferGeometry;
  readonly finish?: keyof typeof finishes | undefined;
};

export type Fitting = {
  readonly paint: Paint;
  /** Degrees around the upright axis; then leaning forward (x) and sideways (z). */
  readonly turn?: number;
  readonly lean?: readonly [number, number];
  readonly scale?: number | Point;
};

/** A place where bricks are laid and parts are fitted; x and z count studs, y counts plates. */
export type Site = {
  readonly random: Random;
  lay(...bricks: readonly (Brick | readonly Brick[])[]): void;
  fit(piece: Piece, at: Point, fitting: Fitting): void;
  /** Anything that is neither, at the same measures. */
  add(thing: Object3D, at: Point, turn?: number): void;
};

const white = (material: ReturnType<typeof clearPlastic>) => {
  material.color.set("#fff");
  return material;
};

const finishes = {
  plastic: paintedPlastic,
  clear: () => white(clearPlastic("white")),
  film: () => {
    const film = white(clearPlastic("white"));
    film.opacity = 0.2;
    return film;
  },
  metal: () => white(metal("white")),
} satisfies Record<string, () => Material>;

type Copy = { matrix: Matrix4; paint: Paint };

function placed([x, y, z]: Point, { turn = 0, lean = [0, 0], scale = 1 }: Omit<Fitting, "paint">): Matrix4 {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const turned = new Quaternion().setFromEuler(new Euler(radians(lean[0]), radians(turn), radians(lean[1]), "YXZ"));
  const size = typeof scale === "number" ? new Vector3(scale, scale, scale) : new Vector3(...scale);
  return new Matrix4().compose(new Vector3(x, y * plate, z), turned, size);
}

/** The same place in bricks of double size, for small hands. */
export function doubled(site: Site): Site {
  const twice = (brick: Brick): Brick => ({
    ...brick,
    x: brick.x * 2,
    z: brick.z * 2,
    y: brick.y * 2,
    wide: brick.wide * 2,
    deep: brick.deep * 2,
    high: (brick.high ?? 3) * 2,
  });
  const far = ([x, y, z]: Point): Point => [x * 2, y * 2, z * 2];
  return {
    random: site.random,
    lay: (...bricks) => site.lay(bricks.flat().map(twice)),
    fit(piece, at, fitting) {
      const { scale = 1 } = fitting;
      site.fit(piece, far(at), { ...fitting, scale: typeof scale === "number" ? scale * 2 : far(scale) });
    },
    add(thing, at, turn) {
      thing.scale.multiplyScalar(2);
      site.add(thing, far(at), turn);
    },
  };
}

/** Builds what the plan lays and fits, standing in the middle of the floor. */
export function built(random: Random, plan: (site: Site) => void): Group {
  const bricks: Brick[] = [];
  const pieces = new Map<string, { piece: Piece; copies: Copy[] }>();
  const others = new Group();
  plan({
    random,
    lay: (...laid) => bricks.push(...laid.flat()),
    fit(piece, at, fitting) {
      const kept = pieces.get(piece.name) ?? { piece, copies: [] };
      kept.copies.push({ matrix: placed(at, fitting), paint: fitting.paint });
      pieces.set(piece.name, kept);
    },
    add(thing, at, turn = 0) {
      const holder = new Group();
      holder.applyMatrix4(placed(at, { turn }));
      holder.add(thing);
      others.add(holder);
    },
  });
  const whole = assemble(bricks, random);
  const inner = whole.children[0] ?? whole;
  inner.add(others);
  for (const { piece, copies } of pieces.values()) {
    const mesh = new InstancedMesh(piece.shape(), finishes[piece.finish ?? "plastic"](), copies.length);
    copies.forEach(({ matrix, paint }, index) => {
      mesh.setMatrixAt(index, matrix);
      mesh.setColorAt(index, new Color(palette[paint]));
    });
    inner.add(mesh);
  }
  return whole;
}
