import { Group, type Object3D } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { block, limb, lump } from "../clay.ts";
import { knob } from "../creatures/face.ts";
import { at } from "../creatures/placed.ts";
import type { Sculpt } from "../sculpt.ts";
import { sculpture } from "../sculpture.ts";
import { blossom } from "./blossom.ts";
import { pot, soilOf } from "./pot.ts";

export type CactusColours = { skin: Paint; rib: Paint; spine: Paint; flower: Paint; pot: Paint; band: Paint };

/** Blunt spines set on the skin in staggered rows. */
function spines(skin: Sculpt, paint: Paint): Object3D[] {
  return [2.4, 4.8, 7.2, 9.6, 12].flatMap((y, row) =>
    [-1.5, 0.5].flatMap((x) => {
      const place = x + (row % 2);
      return [
        at(knob(0.22, 0.22, 0.16, paint), [place, y, skin.front(place, y)]),
        at(knob(0.22, 0.22, 0.16, paint), [place, y, -skin.front(place, y)]),
        at(knob(0.16, 0.22, 0.22, paint), [skin.side(y, place), y + 1, place]),
      ];
    }),
  );
}

/** A cactus with two arms and flowers, in a painted pot. */
export function cactus({ skin, rib, spine, flower, pot: clay, band }: CactusColours, random: Random): Group {
  const plan = { courses: [6, 7, 8], paint: clay, rim: band, soil: "sand" } as const;
  const ground = soilOf(plan);
  const ribbed = (x: number): Paint => (Math.floor(Math.abs(x)) % 2 === 1 ? rib : skin);
  const plant = sculpture(
    [
      lump([0, 7, 0], [3.2, 7.6, 3.2], ribbed, 0.7),
      limb(
        [
          [2, 6, 0, 1.3],
          [5.4, 6, 0, 1.3],
          [5.6, 10, 0, 1.3],
        ],
        skin,
      ),
      limb(
        [
          [-2, 8, 0, 1.3],
          [-5.4, 8.4, 0, 1.3],
          [-5.6, 12, 0, 1.3],
        ],
        skin,
      ),
      block([-1, 14.4, -1], [1, 14.8, 1], skin),
    ],
    random,
    (found) => spines(found, spine),
  );
  const bloom = (size: number) => {
    const made = blossom({
      rings: [
        { count: 8, form: { long: 2.4, wide: 1.1, curl: 40, cup: 0.12, thick: 0.2 }, paint: flower, rise: 30 },
        {
          count: 6,
          form: { long: 1.8, wide: 0.9, curl: 40, cup: 0.12, thick: 0.2 },
          paint: "white",
          rise: 56,
          turn: 20,
        },
      ],
      heart: { paint: "sun", size: [0.5, 0.5], up: 0.4 },
    });
    made.scale.setScalar(size);
    return made;
  };
  const group = new Group();
  group.add(
    pot(plan, random),
    at(plant, [0, ground, 0]),
    at(bloom(1.1), [0, ground + 14.7, 0], [10, 0, -8]),
    at(bloom(0.75), [-5.6, ground + 13, 0], [14, 0, 14]),
    at(bloom(0.6), [5.6, ground + 11, 0.4], [30, 0, -10]),
  );
  return group;
}
