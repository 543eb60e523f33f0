import { Group, LatheGeometry, Mesh, Vector2 } from "three";
import { metal, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { circle, cutSheet } from "../parts/outline.ts";
import { lettering, printOn } from "../parts/print.ts";

function lathed(points: readonly (readonly [number, number])[], around = 64) {
  return new LatheGeometry(
    points.map(([far, along]) => new Vector2(far, along)),
    around,
  );
}

/** A weight plate with a raised rim and hub, its axis along y. */
export function weightPlate(paint: Paint, radius: number, thick: number): Group {
  const group = new Group();
  const half = thick / 2;
  const body = new Mesh(
    lathed([
      [0.42, -half],
      [1, -half],
      [1.1, -half * 0.6],
      [radius * 0.72, -half * 0.6],
      [radius * 0.78, -half],
      [radius - 0.1, -half],
      [radius, -half * 0.7],
      [radius, half * 0.7],
      [radius - 0.1, half],
      [radius * 0.78, half],
      [radius * 0.72, half * 0.6],
      [1.1, half * 0.6],
      [1, half],
      [0.42, half],
    ]),
    rubber(paint),
  );
  const hub = new Mesh(
    lathed([
      [0.42, half * 1.04],
      [0.78, half * 1.04],
      [0.82, half * 0.9],
    ]),
    metal("steel", 0.3),
  );
  group.add(body, hub);
  for (const turn of [0, Math.PI])
    group.add(
      printOn(
        lettering("TEGAP", "white"),
        (u, v) => {
          const angle = turn + (0.5 - u) * 1.9;
          const far = radius * (0.42 + v * 0.24);
          return [Math.sin(angle) * far, half * 0.6 + 0.01, -Math.cos(angle) * far];
        },
        16,
      ),
    );
  return group;
}

/** A nut with six lobes that holds the plates, its axis along y. */
function starNut(): Mesh {
  const line = circle(0, 0, 1, 72).map((point, n) =>
    point.multiplyScalar(1.05 + 0.16 * Math.cos((n / 72) * Math.PI * 12)),
  );
  const nut = new Mesh(cutSheet(line, 0.8, 0.16), metal("steel", 0.24));
  nut.rotation.x = -Math.PI / 2;
  nut.position.y = -0.4;
  return nut;
}

/** A short bar with plates on both ends, lying along x. */
export function plateDumbbell(paint: Paint, plates: readonly number[]): Group {
  const bar = new Group();
  const knurl = Array.from({ length: 41 }, (_, n): [number, number] => [n % 2 ? 0.5 : 0.46, -2 + n * 0.1]);
  bar.add(new Mesh(lathed(knurl), metal("steel", 0.34)));
  const thread = Array.from({ length: 130 }, (_, n): [number, number] => [n % 2 ? 0.4 : 0.36, -6.5 + n * 0.1]);
  bar.add(new Mesh(lathed([[0, -6.55], ...thread, [0, 6.45]]), metal("steel", 0.22)));
  for (const side of [-1, 1]) {
    const end = new Group();
    end.add(
      new Mesh(
        lathed([
          [0.5, 2],
          [0.95, 2.05],
          [0.95, 2.4],
          [0.5, 2.45],
        ]),
        metal("steel", 0.25),
      ),
    );
    let at = 2.5;
    for (const radius of plates) {
      const plate = weightPlate(paint, radius, 0.82);
      plate.position.y = at + 0.41;
      end.add(plate);
      at += 0.86;
    }
    const nut = starNut();
    const holder = new Group();
    holder.add(nut);
    holder.position.y = at + 0.45;
    end.add(holder);
    end.rotation.x = side < 0 ? Math.PI : 0;
    bar.add(end);
  }
  bar.rotation.z = -Math.PI / 2;
  bar.position.y = Math.max(...plates);
  const group = new Group();
  group.add(bar);
  return group;
}
