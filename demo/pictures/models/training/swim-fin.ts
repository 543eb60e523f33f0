import { DoubleSide, Group, Mesh } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, profile, surface } from "../surface.ts";

const bladeHalf = profile([0, 2.1], [0.15, 2.5], [0.4, 3.5], [0.75, 4.5], [0.92, 4.6], [1, 4.1]);
const bladeLength = 14;
const pocketHalf = profile([0, 1.9], [0.4, 2.25], [0.8, 2.15], [1, 1.9]);
const pocketHigh = profile([0, 3.3], [0.35, 2.9], [0.75, 1.9], [1, 1.25]);

/** A fin lying on its sole, its blade toward -z and an adjustable belt around the heel. */
export function swimFin(paint: Paint, foot: Paint, mark: Paint): Group {
  const group = new Group();
  const rise = (place: number) => 0.5 + 1.1 * place * place;
  // The tip is cut like a tail: its middle ends before its corners.
  const bladeAt = (place: number, across: number, out: number): Point => {
    const cut = 1 - 0.13 * (1 - across * across) * place ** 8;
    const rib = 0.16 * Math.exp(-(((Math.abs(across) - 0.42) / 0.06) ** 2)) * (1 - place) ** 0.4;
    const cup = 0.35 * across * across * place;
    return [across * bladeHalf(place), rise(place) + cup + out * (0.16 + rib), -place * bladeLength * cut];
  };
  const blade = plastic(paint);
  blade.side = DoubleSide;
  for (const out of [-1, 1])
    group.add(
      new Mesh(
        surface(60, 60, (u, v) => bladeAt(u, v * 2 - 1, out)),
        blade,
      ),
    );
  const rail = rubber(foot);
  for (const side of [-1, 1])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 14 }, (_, n) => bladeAt(n / 13, side, 0)),
          0.34,
        ),
        rail,
      ),
    );
  group.add(
    new Mesh(
      cord(
        Array.from({ length: 17 }, (_, n) => bladeAt(1, (n / 8 - 1) * 0.98, 0)),
        0.2,
      ),
      rail,
    ),
  );
  // The pocket: a tunnel for the foot, open at the heel.
  const shoe = rubber(foot);
  shoe.side = DoubleSide;
  shoe.roughness = 0.6;
  const pocketAt = (place: number, angle: number, out: number): Point => {
    const z = 5.6 - place * 7.2 - 1.2 * Math.max(0, Math.sin(angle)) * (1 - place) ** 2;
    return [
      Math.cos(angle) * (pocketHalf(place) + out),
      0.28 + Math.max(0, Math.sin(angle)) ** 0.8 * (pocketHigh(place) + out),
      z,
    ];
  };
  for (const out of [0, 0.3])
    group.add(
      new Mesh(
        surface(40, 40, (u, v) => pocketAt(u, v * Math.PI, out)),
        shoe,
      ),
    );
  for (const place of [0, 1])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 20 }, (_, n) => pocketAt(place, (n / 19) * Math.PI, 0.15)),
          0.24,
        ),
        shoe,
      ),
    );
  for (const place of [0.35, 0.55, 0.75]) {
    const ridge = Array.from({ length: 14 }, (_, n) => pocketAt(place, 0.5 + (n / 13) * (Math.PI - 1), 0.34));
    group.add(new Mesh(cord(ridge, 0.12), plastic(paint)));
  }
  const sole = new Mesh(new RoundedBoxGeometry(4, 0.5, 7.6, 4, 0.22), shoe);
  sole.position.set(0, 0.26, 2.2);
  group.add(sole);
  const heel: Point[] = [
    [-2.3, 1.1, 4.6],
    [-2.25, 1.5, 6.8],
    [-1.4, 1.9, 8.4],
    [0, 2.0, 9],
    [1.4, 1.9, 8.4],
    [2.25, 1.5, 6.8],
    [2.3, 1.1, 4.6],
  ];
  group.add(new Mesh(strip(heel, 1.15, 0.26, [0, 1, 0.2]), rubber("ink")));
  for (const side of [-1, 1]) {
    const buckle = new Mesh(new RoundedBoxGeometry(0.5, 1.3, 1.5, 4, 0.2), plastic(mark));
    buckle.position.set(side * 2.42, 1.15, 4.7);
    group.add(buckle);
  }
  group.add(
    printOn(lettering("SIRIP", mark), (u, v) => {
      const [x, y, z] = bladeAt(0.46 + v * 0.17, (u - 0.5) * 1.1, 1);
      return [x, y + 0.12, z];
    }),
  );
  return group;
}
