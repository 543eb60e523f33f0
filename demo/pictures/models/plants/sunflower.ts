import { CylinderGeometry, Group, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { horn } from "../creatures/horn.ts";
import { at } from "../creatures/placed.ts";
import { petal } from "../petal.ts";
import { blossom } from "./blossom.ts";
import { pot, soilOf } from "./pot.ts";

export type SunflowerColours = { petal: Paint; inner: Paint; heart: Paint; pot: Paint; rim: Paint };

/** Seeds as studs, each a golden turn on from the last. */
function seeds(count: number, reach: number, paint: Paint): Group {
  const group = new Group();
  const shape = new CylinderGeometry(0.27, 0.32, 0.5, 14);
  for (let n = 0; n < count; n += 1) {
    const [turn, out] = [n * 2.39996, reach * Math.sqrt(n / count)];
    const dark = out > reach * 0.45;
    group.add(
      at(new Mesh(shape, rubber(dark ? paint : "wood")), [
        Math.cos(turn) * out,
        0.25 - (out / reach) ** 2 * 0.25,
        Math.sin(turn) * out,
      ]),
    );
  }
  return group;
}

function head(colours: SunflowerColours): Group {
  const form = { long: 4.8, wide: 1.9, curl: 26, cup: 0.1, thick: 0.24, belly: 0.45, tip: 0.8 };
  const group = new Group();
  group.add(
    blossom({
      rings: [
        { count: 15, form, paint: colours.petal, rise: 4, out: 2.7 },
        {
          count: 15,
          form: { ...form, long: 4.1, curl: 40 },
          paint: colours.inner,
          rise: 18,
          turn: 12,
          out: 2.7,
          up: 0.2,
        },
        { count: 10, form: { ...form, long: 3, wide: 1.7 }, paint: "leaf", rise: -24, out: 2.2, up: -0.4 },
      ],
    }),
    at(new Mesh(new CylinderGeometry(3.1, 3.3, 0.9, 48), rubber(colours.heart)), [0, 0, 0]),
    at(seeds(58, 2.9, colours.heart), [0, 0.45, 0]),
  );
  return group;
}

/** A sunflower with a bud beside it, in a pot. */
export function sunflower(colours: SunflowerColours, random: Random): Group {
  const plan = { courses: [4, 6, 6], paint: colours.pot, rim: colours.rim } as const;
  const ground = soilOf(plan);
  const leafForm = { long: 5.6, wide: 3.4, curl: -44, cup: 0.07, thick: 0.22, belly: 0.4, tip: 0.8 };
  const bud = blossom({
    rings: [
      {
        count: 9,
        form: { long: 2.6, wide: 1.1, curl: 60, cup: 0.1, thick: 0.2 },
        paint: colours.petal,
        rise: 34,
        out: 0.6,
      },
      { count: 7, form: { long: 2.2, wide: 1.2, curl: 70, cup: 0.1, thick: 0.2 }, paint: "leaf", rise: 12, out: 0.7 },
    ],
    heart: { paint: "lime", size: [1, 0.8], up: 0.5 },
  });
  const group = new Group();
  group.add(
    pot(plan, random),
    horn(
      [
        [0, ground, 0],
        [0.5, ground + 6, -0.4],
        [0.1, ground + 12, -0.6],
        [0, ground + 15.4, 0.4],
      ],
      [0.55, 0.5, 0.5, 0.5],
      "leaf",
    ),
    at(head(colours), [0, ground + 15.8, 1.2], [76, 0, 0]),
    horn(
      [
        [1, ground, -0.4],
        [2.6, ground + 4, -0.6],
        [4, ground + 7.6, -0.2],
      ],
      [0.4, 0.36, 0.36],
      "leaf",
    ),
    at(bud, [4.1, ground + 7.8, 0], [30, 20, -16]),
    ...[
      [3, 60, -30],
      [5.4, -70, -34],
      [7.6, 120, -28],
      [9.4, -20, -30],
    ].map(([up = 0, turn = 0, lift = 0]) => at(petal(leafForm, "leaf"), [0.3, ground + up, -0.3], [lift, turn, 0])),
  );
  return group;
}
