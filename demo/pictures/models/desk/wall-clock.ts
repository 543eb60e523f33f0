import { Group } from "three";
import { metal, paperboard, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { copies } from "../sewing/copies.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";

/** A wall clock standing on its edge: studs for the hours, bricks for hands, a wooden rim. It shows ten past ten. */
export function wallClock(face: Paint, rim: Paint, hours: Paint, hands: Paint): Group {
  const clock = new Group();
  const flat: [number, number, number] = [Math.PI / 2, 0, 0];
  part(
    clock,
    spun([0, -0.9, 7.2, -0.9, 7.5, -0.6, 7.6, 0.5, 7.45, 0.9, 7.1, 1, 6.95, 0.9, 6.9, 0.3]),
    timber(rim, 3),
    [0, 0, 0],
    flat,
  );
  part(clock, spun([6.92, 0.28, 0, 0.3]), paperboard(face), [0, 0, 0], flat);
  const stud = spun([0.5, 0, 0.5, 0.32, 0.45, 0.4, 0.38, 0.43, 0, 0.43]);
  const around = (count: number, radius: number, keep: (n: number) => boolean) =>
    Array.from({ length: count }, (_, n) => n)
      .filter(keep)
      .map((n) => {
        const angle = (n / count) * Math.PI * 2;
        return { at: [Math.sin(angle) * radius, Math.cos(angle) * radius, 0.28] as const, turn: flat };
      });
  clock.add(
    copies(
      stud,
      plastic(hours),
      around(12, 5.5, (n) => n % 3 !== 0),
    ),
  );
  clock.add(
    copies(
      spun([0.78, 0, 0.78, 0.42, 0.7, 0.52, 0.6, 0.56, 0, 0.56]),
      plastic(hands),
      around(12, 5.4, (n) => n % 3 === 0),
    ),
  );
  clock.add(
    copies(
      spun([0.1, 0, 0.1, 0.06, 0, 0.07], 12),
      plastic("grey"),
      around(60, 6.5, (n) => n % 5 !== 0),
    ),
  );
  const hand = (angle: number, length: number, wide: number, z: number, paint: Paint) => {
    const holder = new Group();
    holder.rotation.z = -angle;
    part(holder, box(wide, length, 0.24, 0.1), plastic(paint), [0, length / 2 - 0.9, z]);
    clock.add(holder);
  };
  hand((10 + 1 / 6) * (Math.PI / 6), 4.4, 0.75, 0.85, "ink");
  hand((10 / 60) * Math.PI * 2, 6, 0.55, 1.1, "ink");
  hand((36 / 60) * Math.PI * 2, 6.6, 0.16, 1.32, hands);
  part(clock, spun([0.6, 0, 0.6, 0.9, 0.5, 1, 0, 1.02]), metal("gold", 0.3), [0, 0, 0.6], flat);
  // Behind: the works with their knob, and a hook.
  part(clock, box(4.4, 4.4, 0.9, 0.3), plastic("ink"), [0, 0, -1.2]);
  part(clock, spun([0, 0, 0.7, 0, 0.7, -0.4, 0, -0.45].slice(0, 6)), plastic("charcoal"), [1, -1, -1.7], flat);
  part(clock, box(2.4, 0.4, 0.3, 0.1), metal("steel", 0.3), [0, 5.6, -1]);
  clock.position.y = 7.6;
  const group = new Group();
  group.add(clock);
  return group;
}
