import { Group } from "three";
import { clearPlastic, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { copies } from "../sewing/copies.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { cord, type Point } from "../surface.ts";

/** A squeezable bottle with finger grooves and a valve under a dust cap. */
export function sportBottle(body: Paint, cap: Paint, valve: Paint): Group {
  const group = new Group();
  const shell = plastic(body);
  shell.roughness = 0.5;
  part(
    group,
    spun([
      0, 0, 1.9, 0, 2.15, 0.2, 2.2, 0.6, 2.2, 2.6, 2.12, 3, 2.2, 3.4, 2.12, 3.8, 2.2, 4.2, 1.95, 4.9, 1.75, 5.5, 1.95,
      6.1, 2.2, 6.8, 2.2, 7.6, 1.95, 8.3, 1.85, 8.5,
    ]),
    shell,
  );
  part(
    group,
    spun([1.98, 8.3, 2.12, 8.36, 2.15, 8.5, 2.15, 9.5, 2.0, 9.7, 1.3, 10.2, 1.0, 10.35, 0, 10.4]),
    plastic(cap),
  );
  const ridges = Array.from({ length: 30 }, (_, n) => {
    const angle = (n / 30) * Math.PI * 2;
    return { at: [Math.cos(angle) * 2.13, 8.5, Math.sin(angle) * 2.13] as const };
  });
  group.add(copies(spun([0.1, 0, 0.1, 0.9, 0, 0.95], 8), plastic(cap), ridges));
  part(group, spun([0.72, 10.2, 0.72, 10.8, 0.95, 10.95, 0.98, 11.3, 0.8, 11.5, 0.3, 11.6, 0, 11.58]), rubber(valve));
  const dust = clearPlastic("mist");
  dust.opacity = 0.3;
  part(group, spun([1.2, 10.3, 1.22, 11.6, 1.0, 12.0, 0, 12.1]), dust);
  // A bow moulded onto the cap.
  const bow: Point[] = [
    [-1.95, 9.4, 0],
    [-2.9, 10.2, 0],
    [-2.7, 11.6, 0],
    [-1.4, 12.9, 0],
    [0.2, 13.1, 0],
    [1.4, 12.4, 0],
    [2, 11, 0],
    [1.95, 9.5, 0],
  ];
  part(group, cord(bow, 0.2), plastic(cap));
  // Marks for every hundred millilitres.
  for (let n = 0; n < 6; n += 1) {
    const y = 1 + n * 0.45;
    part(
      group,
      cord(
        [
          [2.05 - (n % 2 ? 0.12 : 0.0), y, 0.85 + (n % 2 ? 0.25 : 0)],
          [1.8, y, 1.32],
        ],
        0.035,
      ),
      plastic(cap),
    );
  }
  const label = makerLabel("SELASAR", 1.9, 0.85, body, cap);
  label.position.set(0, 7.2, 2.16);
  group.add(label);
  return group;
}
