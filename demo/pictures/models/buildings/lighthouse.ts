import { CylinderGeometry, type Group, SphereGeometry } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { between } from "../../stage/random.ts";
import { plate } from "../bricks.ts";
import { joined, slab } from "../joined.ts";
import { doored, windowed } from "../openings.ts";
import { gableRoof } from "../roofs.ts";
import { room } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";
import { turned } from "../turned.ts";

const drum = (low: number, top: number): Piece => ({
  name: `drum ${low} ${top}`,
  shape: () =>
    turned([
      [0, 0],
      [low - 0.05, 0],
      [low, 0.06],
      [top, 1.53],
      [top - 0.05, 1.58],
      [0, 1.58],
    ]),
});

/** Bars around a gallery. */
const railing = (radius: number, count: number): Piece => ({
  name: `railing ${radius}`,
  shape: () =>
    joined(
      ...Array.from({ length: count }, (_, n) => {
        const angle = (n / count) * Math.PI * 2;
        return new CylinderGeometry(0.07, 0.07, 1.1, 8).translate(
          Math.cos(angle) * radius,
          0.55,
          Math.sin(angle) * radius,
        );
      }),
      turned([
        [radius - 0.1, 1.05],
        [radius + 0.1, 1.05],
        [radius + 0.1, 1.2],
        [radius - 0.1, 1.2],
        [radius - 0.1, 1.05],
      ]),
    ),
});

/** Rocks in the surf: uneven blocks, higher toward the middle. */
function rocks(site: Site): void {
  site.lay({ x: 0, z: 0, y: 0, wide: 18, deep: 16, high: 1, paint: "sea", shape: "tile" });
  site.lay({ x: 2, z: 2, y: 1, wide: 14, deep: 12, high: 3, paint: "grey" });
  for (const [x, z, wide, deep] of [
    [1, 4, 2, 4],
    [15, 6, 2, 4],
    [5, 13, 4, 2],
    [11, 13, 3, 2],
    [4, 1, 4, 2],
  ] as const)
    site.lay({ x, z, y: 1, wide, deep, high: between(site.random, 0, 1) < 0.5 ? 1 : 2, paint: "charcoal" });
  site.lay(
    { x: 2, z: 12, y: 4, wide: 2, deep: 2, high: 3, paint: "charcoal", shape: "slope" },
    { x: 14, z: 12, y: 4, wide: 2, deep: 2, high: 3, paint: "grey", shape: "slope", turn: 1 },
    { x: 14, z: 2, y: 4, wide: 2, deep: 2, high: 6, paint: "charcoal", shape: "slope", turn: 1 },
    { x: 12, z: 2, y: 4, wide: 2, deep: 2, high: 3, paint: "grey" },
  );
  for (const [x, z] of [
    [0.8, 11.5],
    [12, 15.2],
    [17, 4],
    [3.5, 14.9],
  ] as const)
    site.fit({ name: "foam", shape: () => new CylinderGeometry(0.7, 0.7, 0.12, 24) }, [x, 1.1, z], { paint: "white" });
}

/** A striped lighthouse on its rock, with the keeper's house beside it. */
export function lighthouse(stripe: Paint, random: Random): Group {
  return built(random, (site) => {
    rocks(site);
    const [cx, cz] = [11, 6.5];
    const courses = 12;
    const radius = (n: number) => 3.1 - n * 0.105;
    for (let n = 0; n < courses; n += 1)
      site.fit(drum(radius(n), radius(n + 1)), [cx, 4 + n * 4, cz], {
        paint: Math.floor(n / 2) % 2 === 0 ? "white" : stripe,
      });
    const top = 4 + courses * 4;
    site.fit(drum(2.7, 2.85), [cx, top, cz], { paint: "charcoal", scale: [1, 0.35, 1] });
    site.fit(railing(2.55, 14), [cx, top + 1.4, cz], { paint: stripe });
    site.fit(
      { name: "lantern", shape: () => new CylinderGeometry(1.35, 1.35, 2.4, 12), finish: "clear" },
      [cx, top + 4.4, cz],
      { paint: "sky" },
    );
    site.fit({ name: "light", shape: () => new SphereGeometry(0.85, 24, 16) }, [cx, top + 4.2, cz], { paint: "sun" });
    for (let n = 0; n < 6; n += 1) {
      const angle = (n / 6) * Math.PI * 2;
      site.fit(
        { name: "lantern bar", shape: () => slab([0.16, 2.4, 0.16]) },
        [cx + Math.cos(angle) * 1.36, top + 4.4, cz + Math.sin(angle) * 1.36],
        { paint: "charcoal" },
      );
    }
    const cap: Piece = {
      name: "lantern cap",
      shape: () =>
        turned([
          [0, 0],
          [1.75, 0],
          [1.75, 0.2],
          [1.1, 1],
          [0.3, 1.5],
          [0.24, 1.9],
          [0.36, 2.1],
          [0.2, 2.4],
          [0, 2.45],
        ]),
    };
    site.fit(cap, [cx, top + 7.4, cz], { paint: stripe });
    for (const n of [2, 5, 8]) {
      const z = cz + radius(n + 0.6) - 0.1;
      windowed({ columns: 1, rows: 2, frame: "charcoal" })(site, {
        x: cx,
        y: 6 + n * 4,
        z,
        wide: 1,
        high: 3.4,
        turn: 0,
      });
    }
    const house = { x: 3, z: 5, wide: 6, deep: 6, y: 4, courses: 3, paints: ["white"] } as const;
    room(site, {
      ...house,
      front: [
        { from: 1, wide: 2, bottom: 0, high: 3, fill: doored(stripe) },
        { from: 4, wide: 1, bottom: 1, high: 1, fill: windowed({ columns: 1, rows: 1 }) },
      ],
      left: [{ from: 2, wide: 2, bottom: 1, high: 2, fill: windowed({ frame: stripe }) }],
    });
    gableRoof(site, { x: 2, z: 4, wide: 8, deep: 8, y: 13, paint: stripe, gable: "white", along: "z" });
    site.lay({ x: 4, z: 11, y: 4, wide: 2, deep: 2, high: 1, paint: "sand", shape: "tile" });
    site.fit({ name: "chimney", shape: () => new CylinderGeometry(0.45, 0.45, 2, 20) }, [4, 13 + 3.6 / plate, 6.5], {
      paint: "charcoal",
    });
  });
}
