import { CylinderGeometry, ExtrudeGeometry, type Group, Shape } from "three";
import type { Random } from "../../stage/random.ts";
import { bush } from "../greenery.ts";
import { joined, slab } from "../joined.ts";
import { built, type Piece, type Site } from "../site.ts";
import { lampPost } from "../street-things.ts";

const side = 12;
const half = 3;
const flat = { depth: 0.12, bevelEnabled: false } as const;

/** The kinds of road a plate can carry. */
export type Road = "straight" | "curve" | "crossing" | "fork";

/** A quarter ring around the near right corner. */
function bend(from: number, to: number): ExtrudeGeometry {
  const ring = new Shape();
  ring.absarc(0, 0, to, Math.PI / 2, Math.PI, false);
  ring.absarc(0, 0, from, Math.PI, Math.PI / 2, true);
  ring.closePath();
  return new ExtrudeGeometry(ring, { ...flat, curveSegments: 40 });
}

const lying = (shape: ExtrudeGeometry) => shape.rotateX(-Math.PI / 2).translate(side / 2, 0, side / 2);

const surfaces: Record<Road, Piece> = {
  straight: { name: "road straight", shape: () => slab([half * 2, 0.12, side], [0, 0.06, 0], 0.02) },
  curve: { name: "road curve", shape: () => lying(bend(side / 2 - half, side / 2 + half)) },
  crossing: {
    name: "road crossing",
    shape: () =>
      joined(slab([half * 2, 0.12, side], [0, 0.06, 0], 0.02), slab([side, 0.12, half * 2], [0, 0.061, 0], 0.02)),
  },
  fork: {
    name: "road fork",
    shape: () =>
      joined(
        slab([half * 2, 0.12, side], [0, 0.06, 0], 0.02),
        slab([side / 2, 0.12, half * 2], [side / 4, 0.061, 0], 0.02),
      ),
  },
};

function marks(kind: Road): Piece {
  const dash = (x: number, z: number, across = false) =>
    slab(across ? [1.2, 0.06, 0.26] : [0.26, 0.06, 1.2], [x, 0.15, z], 0.02);
  const line = [-5, -3, -1, 1, 3, 5];
  const shapes: Record<Road, () => ReturnType<typeof slab>> = {
    straight: () => joined(...line.map((z) => dash(0, z))),
    curve: () =>
      joined(
        ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
          const angle = Math.PI / 2 + (share * Math.PI) / 2;
          return slab([0.26, 0.06, 1.3], [0, 0, 0], 0.02)
            .rotateY(-(share * Math.PI) / 2 + Math.PI / 2)
            .translate(side / 2 + Math.cos(angle) * (side / 2), 0.15, side / 2 - Math.sin(angle) * (side / 2));
        }),
      ),
    crossing: () =>
      joined(...[-5, -3.9, 3.9, 5].map((z) => dash(0, z)), ...[-5, 5].map((x) => dash(x, 0, true)), ...zebra()),
    fork: () => joined(...line.map((z) => dash(0, z)), ...[4, 5.6].map((x) => dash(x, 0, true))),
  };
  return { name: `marks ${kind}`, shape: shapes[kind] };
}

const zebra = () => [-2.4, -1.6, -0.8, 0, 0.8, 1.6, 2.4].map((z) => slab([1.3, 0.06, 0.42], [-4.2, 0.16, z], 0.02));

function road(site: Site, x: number, z: number, kind: Road, turn: number, ground: "leaf" | "lime"): void {
  const studs = (sx: number, sz: number, wide: number, deep: number) =>
    site.lay({ x: x + sx, z: z + sz, y: 0, wide, deep, high: 1, paint: ground });
  site.lay({ x: x + 3, z: z + 3, y: 0, wide: 6, deep: 6, high: 1, paint: ground, shape: "tile" });
  const open = (way: number) => {
    const relative = (way - turn + 4) % 4;
    if (kind === "straight") return relative % 2 === 0;
    if (kind === "curve") return relative === 0 || relative === 1;
    return kind === "crossing" || relative !== 3;
  };
  for (const corner of [
    [0, 0],
    [9, 0],
    [0, 9],
    [9, 9],
  ] as const)
    studs(corner[0], corner[1], 3, 3);
  for (const [way, sx, sz, wide, deep] of [
    [0, 3, 9, 6, 3],
    [1, 9, 3, 3, 6],
    [2, 3, 0, 6, 3],
    [3, 0, 3, 3, 6],
  ] as const)
    if (open(way)) site.lay({ x: x + sx, z: z + sz, y: 0, wide, deep, high: 1, paint: ground, shape: "tile" });
    else studs(sx, sz, wide, deep);
  const at = [x + 6, 1, z + 6] as const;
  site.fit(surfaces[kind], at, { paint: "charcoal", turn: turn * 90 });
  site.fit(marks(kind), at, { paint: "white", turn: turn * 90 });
}

const car: Piece = {
  name: "toy car",
  shape: () => joined(slab([1.5, 0.6, 3], [0, 0.65, 0], 0.16), slab([1.3, 0.55, 1.5], [0, 1.15, -0.1], 0.2)),
};
const wheels: Piece = {
  name: "toy wheels",
  shape: () =>
    joined(
      ...[-0.75, 0.75].flatMap((x) =>
        [-0.9, 0.9].map((z) => new CylinderGeometry(0.38, 0.38, 0.3, 18).rotateZ(Math.PI / 2).translate(x, 0.38, z)),
      ),
    ),
};

/** Four road plates that make a town's first block, with two cars on them. */
export function roadPlates(random: Random): Group {
  return built(random, (site) => {
    road(site, 0, 0, "curve", 0, "leaf");
    road(site, side, 0, "fork", 3, "leaf");
    road(site, 0, side, "crossing", 0, "leaf");
    road(site, side, side, "straight", 1, "leaf");
    site.fit(car, [7.4, 1.4, 17], { paint: "brick", turn: 180 });
    site.fit(wheels, [7.4, 1.4, 17], { paint: "ink", turn: 180 });
    site.fit(car, [17.6, 1.4, 19.4], { paint: "sun", turn: 90 });
    site.fit(wheels, [17.6, 1.4, 19.4], { paint: "ink", turn: 90 });
    bush(site, 13, 1, 10, "court");
    bush(site, 10, 1, 13, "leaf", 1);
    bush(site, 1, 1, 1, "court");
    lampPost(site, 10.6, 1.4, 10.6, "ink", 4);
    lampPost(site, 22.4, 1.4, 22.4, "ink", 4);
    const stop: Piece = {
      name: "stop sign",
      shape: () => new CylinderGeometry(0.75, 0.75, 0.16, 8).rotateX(Math.PI / 2),
    };
    site.fit(
      { name: "stop pole", shape: () => new CylinderGeometry(0.1, 0.1, 3, 10).translate(0, 1.5, 0) },
      [1.6, 1.4, 21.6],
      { paint: "steel" },
    );
    site.fit(stop, [1.6, 9, 21.6], { paint: "brick", lean: [0, 22.5] });
  });
}
