import { CylinderGeometry, PlaneGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Paint } from "../stage/palette.ts";
import { plate } from "./bricks.ts";
import { joined, slab } from "./joined.ts";
import { spanned } from "./moulds.ts";
import type { Piece, Site } from "./site.ts";
import { turned } from "./turned.ts";

const post = (tall: number): Piece => ({
  name: `post ${tall}`,
  shape: () =>
    turned([
      [0, 0],
      [0.42, 0],
      [0.42, 0.3],
      [0.2, 0.55],
      [0.16, tall - 0.3],
      [0.3, tall - 0.1],
      [0.3, tall],
      [0, tall],
    ]),
});
const globe: Piece = { name: "globe", shape: () => new SphereGeometry(0.5, 20, 14) };
const hat: Piece = { name: "lamp hat", shape: () => new CylinderGeometry(0.12, 0.5, 0.3, 20) };

/** A street lamp. */
export function lampPost(site: Site, x: number, y: number, z: number, paint: Paint = "ink", tall = 6): void {
  site.fit(post(tall), [x, y, z], { paint });
  site.fit(globe, [x, y + (tall + 0.38) / plate, z], { paint: "gold" });
  site.fit(hat, [x, y + (tall + 0.9) / plate, z], { paint });
}

/** A bench of slats, looking along `turn`. */
export function bench(site: Site, x: number, y: number, z: number, turn = 0, paint: Paint = "wood"): void {
  const seat: Piece = {
    name: "bench slats",
    shape: () =>
      joined(
        slab([3.6, 0.18, 0.42], [0, 1.1, 0.3]),
        slab([3.6, 0.18, 0.42], [0, 1.1, -0.2]),
        slab([3.6, 0.4, 0.16], [0, 1.65, -0.52]),
        slab([3.6, 0.4, 0.16], [0, 2.2, -0.6]),
      ),
  };
  const legs: Piece = {
    name: "bench legs",
    shape: () =>
      joined(
        ...[-1.4, 1.4].flatMap((at) => [
          slab([0.2, 1.05, 0.9], [at, 0.52, 0]),
          slab([0.2, 1.4, 0.2], [at, 1.6, -0.66]),
        ]),
      ),
  };
  site.fit(seat, [x, y, z], { paint, turn });
  site.fit(legs, [x, y, z], { paint: "charcoal", turn });
}

/** A striped awning over an opening: its wall edge at x, y, z, falling along `turn`. */
export function awning(
  site: Site,
  at: { x: number; y: number; z: number; turn?: number },
  stripes: number,
  paints: readonly [Paint, Paint],
  reach = 2.4,
): void {
  const drop = reach * 0.46;
  const stripe: Piece = {
    name: `awning ${reach}`,
    shape: () =>
      joined(
        spanned(
          [-0.49, 0.49].flatMap((x) => [
            [x, 0, 0],
            [x, -0.2, 0],
            [x, -drop, reach],
            [x, -drop - 0.2, reach],
          ]),
          0.03,
        ),
        slab([0.98, 0.5, 0.12], [0, -drop - 0.36, reach], 0.03),
        new CylinderGeometry(0.49, 0.49, 0.12, 20, 1, false, Math.PI / 2, Math.PI)
          .rotateX(Math.PI / 2)
          .rotateZ(Math.PI)
          .translate(0, -drop - 0.6, reach),
      ),
  };
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  for (let n = 0; n < stripes; n += 1) {
    const along = n + 0.5 - stripes / 2;
    site.fit(stripe, [at.x + Math.cos(angle) * along, at.y, at.z - Math.sin(angle) * along], {
      paint: paints[n % 2] ?? paints[0],
      turn: at.turn ?? 0,
    });
  }
}

/** A round table with two stools, and a parasol over it. */
export function cafeTable(site: Site, x: number, y: number, z: number, shade: readonly [Paint, Paint] | null): void {
  const table: Piece = {
    name: "round table",
    shape: () =>
      turned([
        [0, 0],
        [0.6, 0],
        [0.6, 0.15],
        [0.14, 0.3],
        [0.14, 1.5],
        [1.1, 1.55],
        [1.14, 1.68],
        [1.1, 1.76],
        [0, 1.76],
      ]),
  };
  const stool: Piece = {
    name: "stool",
    shape: () =>
      turned([
        [0, 0],
        [0.4, 0],
        [0.12, 0.2],
        [0.12, 0.9],
        [0.5, 1],
        [0.5, 1.14],
        [0, 1.16],
      ]),
  };
  const cup: Piece = { name: "cup", shape: () => new CylinderGeometry(0.2, 0.14, 0.3, 14) };
  site.fit(table, [x, y, z], { paint: "white" });
  for (const side of [-1, 1]) {
    site.fit(stool, [x + side * 1.7, y, z + 0.3], { paint: shade?.[0] ?? "wood" });
    site.fit(cup, [x + side * 0.55, y + 1.9 / plate, z + 0.2], { paint: "cream" });
  }
  if (!shade) return;
  site.fit({ name: "pole", shape: () => new CylinderGeometry(0.09, 0.09, 5, 12).translate(0, 2.5, 0) }, [x, y, z], {
    paint: "white",
  });
  const wedgePiece: Piece = {
    name: "parasol",
    shape: () =>
      spanned(
        [
          [0, 1.1, 0],
          [0, 0.95, 0],
          ...[-1, 1].flatMap((side) => {
            const angle = (side * Math.PI) / 8;
            const [px, pz] = [Math.sin(angle) * 2.8, Math.cos(angle) * 2.8];
            return [
              [px, 0.1, pz],
              [px, -0.12, pz],
            ] as const;
          }),
        ],
        0.02,
      ),
  };
  for (let n = 0; n < 8; n += 1)
    site.fit(wedgePiece, [x, y + 4.2 / plate, z], { paint: shade[n % 2] ?? shade[0], turn: n * 45 });
  site.fit({ name: "parasol knob", shape: () => new SphereGeometry(0.18, 12, 8) }, [x, y + 5.4 / plate, z], {
    paint: shade[0],
  });
}

/** An open crate heaped with round fruit. */
export function crate(site: Site, x: number, y: number, z: number, goods: Paint, box: Paint = "wood", turn = 0): void {
  const sides: Piece = {
    name: "crate",
    shape: () =>
      joined(
        slab([1.9, 0.12, 1.4], [0, 0.08, 0]),
        ...[0.3, 0.72].flatMap((level) => [
          slab([1.9, 0.32, 0.12], [0, level, 0.64]),
          slab([1.9, 0.32, 0.12], [0, level, -0.64]),
          slab([0.12, 0.32, 1.4], [0.9, level, 0]),
          slab([0.12, 0.32, 1.4], [-0.9, level, 0]),
        ]),
      ),
  };
  const fruit: Piece = { name: "fruit", shape: () => new SphereGeometry(0.33, 14, 10) };
  site.fit(sides, [x, y, z], { paint: box, turn });
  for (let n = 0; n < 6; n += 1) {
    const [dx, dz] = [((n % 3) - 1) * 0.56, (Math.floor(n / 3) - 0.5) * 0.6];
    const angle = (turn * Math.PI) / 180;
    site.fit(
      fruit,
      [
        x + dx * Math.cos(angle) + dz * Math.sin(angle),
        y + (0.78 + (n % 2) * 0.1) / plate,
        z + dz * Math.cos(angle) - dx * Math.sin(angle),
      ],
      { paint: goods },
    );
  }
}

const waved: Piece = {
  name: "pennant",
  shape: () => {
    const cloth = new PlaneGeometry(1.8, 1, 16, 1);
    const at = cloth.getAttribute("position");
    for (let n = 0; n < at.count; n += 1) at.setZ(n, Math.sin((at.getX(n) + 1) * 3.2) * 0.14);
    cloth.computeVertexNormals();
    const back = cloth.clone();
    back.index?.array.reverse();
    back.computeVertexNormals();
    return joined(cloth, back).translate(0.96, 0, 0);
  },
};

/** A flag on a pole that stands at x, y, z. */
export function flagOn(site: Site, x: number, y: number, z: number, paint: Paint, tall = 2.6, turn = 0): void {
  site.fit(
    { name: `mast ${tall}`, shape: () => new CylinderGeometry(0.07, 0.09, tall, 12).translate(0, tall / 2, 0) },
    [x, y, z],
    {
      paint: "ink",
    },
  );
  site.fit(waved, [x, y + (tall - 0.55) / plate, z], { paint, turn });
}

/** A ring on a wall or a wreath on a door. */
export const hoop = (radius: number, thick: number): Piece => ({
  name: `hoop ${radius} ${thick}`,
  shape: () => new TorusGeometry(radius, thick, 12, 36),
});
