import { Group } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import type { Point } from "../surface.ts";

export type RucksackPaints = { readonly cloth: Paint; readonly flap: Paint; readonly hide: Paint };

/** A strap with holes, run through a square metal buckle. */
function belt(group: Group, path: readonly Point[], facing: Point | readonly Point[], at: Point, hide: Paint): void {
  part(group, webbing(path, facing, 0.95, 0.16), leather(hide));
  for (const y of [-0.55, 0.55]) part(group, box(1.45, 0.2, 0.22, 0.08), metal("gold", 0.3), [at[0], at[1] + y, at[2]]);
  for (const x of [-0.65, 0.65]) part(group, box(0.2, 1.2, 0.22, 0.08), metal("gold", 0.3), [at[0] + x, at[1], at[2]]);
  part(group, box(0.14, 1.1, 0.16, 0.05), metal("gold", 0.3), [at[0], at[1], at[2] + 0.12]);
}

/** A canvas rucksack with a wide flap, hide belts and two pockets. */
export function rucksack(paints: RucksackPaints): Group {
  const group = new Group();
  const body = sewn(
    { wide: 10.6, high: 12.6, deep: 5.8, square: 4.6, crown: 6, foot: 6, belly: 0.05, wrinkle: 0.018 },
    paints.cloth,
    paints.cloth,
  );
  group.add(body.group);
  const { form } = body;
  const [top, deep] = [12.75, 3.05];
  const over: Point[] = [
    [0, 11, -deep],
    [0, 12.3, -deep + 0.3],
    [0, top, -1.4],
    [0, top + 0.08, 0.6],
    [0, top - 0.35, 2.4],
    [0, top - 1.5, deep + 0.25],
    [0, 9, deep + 0.5],
    [0, 6.9, deep + 0.62],
  ];
  const looks: Point[] = [
    [0, 0.1, -1],
    [0, 0.7, -0.7],
    [0, 1, -0.1],
    [0, 1, 0.15],
    [0, 0.8, 0.7],
    [0, 0.2, 1],
    [0, 0, 1],
    [0, 0, 1],
  ];
  part(
    group,
    webbing(over, looks, (a) => 10.3 + 0.5 * Math.sin(a * Math.PI), 0.24),
    textile(paints.flap, 9),
  );
  for (const x of [-4.8, 4.8])
    group.add(
      stitches(
        [
          [x, 11.2, deep + 0.42],
          [x, 9, deep + 0.65],
          [x, 7.2, deep + 0.76],
        ],
        paints.hide,
        0.24,
      ),
    );
  group.add(
    stitches(
      [
        [-4.8, 7.2, deep + 0.76],
        [0, 7.2, deep + 0.78],
        [4.8, 7.2, deep + 0.76],
      ],
      paints.hide,
      0.24,
    ),
  );

  for (const side of [-1, 1] as const) {
    const x = side * 2.7;
    const down: Point[] = [
      [x, top + 0.2, 1.4],
      [x, top - 0.4, deep - 0.15],
      [x, 10.6, deep + 0.55],
      [x, 8, deep + 0.75],
      [x, 5.4, deep + 1.6],
      [x, 4.4, deep + 1.75],
    ];
    const out: Point[] = [
      [0, 1, 0.2],
      [0, 0.8, 0.7],
      [0, 0.2, 1],
      [0, 0.1, 1],
      [0, 0.3, 1],
      [0, 0, 1],
    ];
    belt(group, down, out, [x, 5.9, deep + 1.5], paints.hide);
    const pocket = sewn(
      { wide: 4.5, high: 5, deep: 2.4, square: 4, crown: 5, foot: 5, belly: 0.06 },
      paints.cloth,
      paints.flap,
      [x, 0.35, 2.7],
      0.3,
    );
    group.add(pocket.group);
    topStitch(pocket, 0.4, paints.hide);
    const cover: Point[] = [
      [x, 5.15, 2.4],
      [x, 5.3, 3.4],
      [x, 4.6, 4.05],
      [x, 3.5, 4.15],
    ];
    part(
      group,
      webbing(
        cover,
        [
          [0, 1, 0],
          [0, 1, 0.4],
          [0, 0.3, 1],
          [0, 0, 1],
        ],
        4.6,
        0.18,
      ),
      textile(paints.flap, 9),
    );
    // A hide corner where the floor wears the cloth.
    part(group, box(0.9, 0.9, 0.9, 0.3), leather(paints.hide), [side * 4.75, 0.5, 2.2]);
  }
  const label = makerLabel("KAWAN RIMBA", 2.2, 1.2, paints.hide, "cream");
  label.position.set(0, 9.1, deep + 0.7);
  group.add(label);
  group.add(packHarness(form, { strap: paints.hide, pad: paints.flap, clip: "cocoa", thread: "cream" }, false));
  return group;
}
