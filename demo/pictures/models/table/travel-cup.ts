import { Group } from "three";
import { enamel, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { timber } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";

/** A coffee cup to take along: ceramic white, a band of cork-coloured wood, a lid with a flap. */
export function travelCup(lid: Paint, cup: Paint): Group {
  const group = new Group();
  part(group, spun([0, 0, 1.7, 0, 1.82, 0.12, 2.5, 7.6, 2.56, 7.75]), enamel(cup));
  const sleeve = Array.from({ length: 23 }, (_, n) => [2.08 + n * 0.02 + (n % 2 ? 0.05 : 0), 2.3 + n * 0.15]).flat();
  part(group, spun([1.98, 2.25, ...sleeve, 2.36, 5.7]), timber("wood", 9));
  for (const y of [2.2, 5.62])
    part(
      group,
      spun([
        2.0 + (y - 2.2) * 0.105,
        y,
        2.16 + (y - 2.2) * 0.105,
        y + 0.06,
        2.18 + (y - 2.2) * 0.105,
        y + 0.24,
        2.06 + (y - 2.2) * 0.105,
        y + 0.3,
      ]),
      rubber(lid),
    );
  part(
    group,
    spun([2.45, 7.4, 2.66, 7.5, 2.72, 7.75, 2.68, 8.1, 2.5, 8.2, 2.46, 8.75, 2.3, 8.9, 2.1, 8.75, 0, 8.7]),
    rubber(lid),
  );
  part(group, box(1.1, 0.3, 1.5, 0.12), plastic(cup), [0, 8.9, 1.35]);
  part(group, box(0.7, 0.5, 0.3, 0.12), plastic(cup), [0, 9.05, 0.65]);
  const label = makerLabel("SELASAR", 1.7, 0.95, "cream", "cocoa");
  label.position.set(0, 4, 2.36);
  label.rotation.x = 0.09;
  group.add(label);
  return group;
}
