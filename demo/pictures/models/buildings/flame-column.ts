import { CylinderGeometry, type Group, LatheGeometry, Mesh, Vector2 } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { bush, flower } from "../greenery.ts";
import { spanned } from "../moulds.ts";
import { person } from "../peg-person.ts";
import { ledge } from "../room.ts";
import { built, type Piece, type Site } from "../site.ts";
import { flagOn, lampPost } from "../street-things.ts";

/** A square block that narrows upward; measured at its foot and its head. */
const tapered = (low: number, top: number, high: number): Piece => ({
  name: `tapered ${low} ${top} ${high}`,
  shape: () =>
    spanned(
      [-1, 1].flatMap((x) =>
        [-1, 1].flatMap((z) => [
          [(x * low) / 2, 0, (z * low) / 2] as const,
          [(x * top) / 2, high, (z * top) / 2] as const,
        ]),
      ),
      0.05,
    ),
});

/** A flame with twisted ridges, turned like a lathe body and then wrung. */
function flame(): Mesh {
  const outline = [
    [0, 0],
    [0.9, 0.1],
    [1.35, 0.7],
    [1.3, 1.4],
    [0.95, 2.2],
    [0.5, 3],
    [0.12, 3.7],
    [0, 3.8],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const shape = new LatheGeometry(outline, 64);
  const at = shape.getAttribute("position");
  for (let n = 0; n < at.count; n += 1) {
    const [x, y, z] = [at.getX(n), at.getY(n), at.getZ(n)];
    const angle = Math.atan2(z, x) + y * 0.5;
    const swell = 1 + 0.14 * Math.sin(angle * 7);
    const lean = 0.18 * Math.sin(y * 1.1);
    at.setXYZ(n, x * swell + lean, y, z * swell);
  }
  shape.computeVertexNormals();
  return new Mesh(shape, metal("gold", 0.22));
}

function plaza(site: Site, stone: Paint): void {
  site.lay({ x: -12, z: -12, y: 0, wide: 24, deep: 24, high: 1, paint: "leaf" });
  ledge(site, { x: -3, z: -12, wide: 6, deep: 24 }, 1, "sand");
  ledge(site, { x: -12, z: -3, wide: 24, deep: 6 }, 1, "sand");
  for (const [x, z] of [
    [-11, -11],
    [5, -11],
    [-11, 5],
    [5, 5],
  ] as const)
    ledge(site, { x: x + 1, z: z + 1, wide: 4, deep: 4 }, 1, x * z > 0 ? "sky" : "mint");
  ledge(site, { x: -8, z: -8, wide: 16, deep: 16 }, 1, stone, 0, 2);
  ledge(site, { x: -7, z: -7, wide: 14, deep: 14 }, 3, "steel", 0, 1);
}

/** A tall white column that carries a golden flame, over a cup-shaped hall. */
export function flameColumn(stone: Paint, random: Random): Group {
  return built(random, (site) => {
    plaza(site, stone);
    site.fit(tapered(6, 7.4, 1.6), [0, 4, 0], { paint: stone });
    site.fit(tapered(7.6, 11.6, 1.8), [0, 8, 0], { paint: stone });
    site.fit(tapered(11.8, 12, 0.6), [0, 12.5, 0], { paint: "steel" });
    for (let n = 0; n < 4; n += 1)
      for (let k = -2; k <= 2; k += 1) {
        const angle = (n * Math.PI) / 2;
        site.fit(
          { name: "post", shape: () => new CylinderGeometry(0.08, 0.08, 0.7, 8) },
          [Math.sin(angle) * 5.7 + Math.cos(angle) * k * 2.6, 14.9, Math.cos(angle) * 5.7 - Math.sin(angle) * k * 2.6],
          { paint: "grey" },
        );
      }
    let [side, y] = [4.2, 14];
    for (const paint of [stone, stone, stone, stone, stone, stone, stone, stone, stone, stone] as const) {
      const next = side * 0.905;
      site.fit(tapered(Math.round(side * 100) / 100, Math.round(next * 100) / 100, 1.58), [0, y, 0], { paint });
      side = next;
      y += 4;
    }
    site.fit(tapered(1.7, 2.9, 0.9), [0, y, 0], { paint: stone });
    site.fit(tapered(3.2, 3.2, 0.4), [0, y + 2.2, 0], { paint: "steel" });
    site.fit({ name: "flame cup", shape: () => new CylinderGeometry(1.35, 0.9, 0.5, 40) }, [0, y + 3.8, 0], {
      paint: "wood",
    });
    site.add(flame(), [0, y + 4.4, 0]);
    for (let n = 0; n < 3; n += 1)
      ledge(site, { x: -2, z: 8 + n, wide: 4, deep: 1 }, 2, stone, 0, 2 - n > 0 ? 2 - n : 1);
    for (const x of [-10, 8]) for (const z of [-10, 8]) bush(site, x, 2, z, "court", 2);
    for (const [x, z] of [
      [-3.5, 10.5],
      [3.5, 10.5],
      [-3.5, 8.5],
      [3.5, 8.5],
    ] as const)
      flower(site, x, 1.5, z, z > 9 ? "brick" : "sun");
    lampPost(site, -4.6, 1, 11.2, "ink", 4);
    lampPost(site, 4.6, 1, 11.2, "ink", 4);
    for (const x of [-6.4, 6.4]) flagOn(site, x, 4, 6.4, "brick", 3.4);
    person(site, 1.4, 2, 10.8, { coat: "sea", hair: "ink", turn: 20 });
  });
}
