import { DoubleSide, Group } from "three";
import { metal, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { sewn } from "../sewing/bag-pocket.ts";
import { buckle } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import { type Point, surface } from "../surface.ts";

export type RollTopPaints = {
  readonly body: Paint;
  readonly base: Paint;
  readonly strap: Paint;
  readonly accent: Paint;
};

/** A tall pack whose mouth is rolled down and hooked to the front; its base is rubber. */
export function rollTopPack(paints: RollTopPaints): Group {
  const group = new Group();
  const { group: body, form } = sewn(
    { wide: 9.6, high: 13, deep: 5.2, square: 5, crown: 9, foot: 8, belly: 0.05, taper: -0.02, wrinkle: 0.014 },
    paints.body,
    paints.body,
  );
  group.add(body);
  part(body, form.sleeve(0.15, 3.6, 0.06), rubber(paints.base));
  const edge = form.belt(3.6, 0.07);
  part(body, webbing(edge, edge.map(form.normal), 0.28, 0.1, true), textile(paints.strap, 20));
  group.add(stitches(form.belt(4.0, 0.03), paints.accent, 0.24, true));

  // The mouth narrows to a flat edge and is rolled toward the front.
  const neck = textile(paints.body, 9);
  neck.side = DoubleSide;
  const mouth = surface(72, 12, (u, v) => {
    const angle = u * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const flat = 1 - 0.86 * v ** 0.8;
    const fold = 0.12 * Math.sin(angle * 9) * v * (1 - v);
    return [
      Math.sign(c) * Math.abs(c) ** 0.5 * (4.75 + 0.25 * v),
      12.1 + v * 2.6,
      Math.sign(s) * Math.abs(s) ** 0.5 * (2.6 * flat + fold),
    ];
  });
  part(group, mouth, neck);
  const roll = surface(90, 24, (u, v) => {
    const angle = u * Math.PI * 2 * 2.6;
    const radius = 0.35 + 0.72 * u;
    const x = (v - 0.5) * 10.1;
    return [x, 14.7 + Math.sin(angle) * radius * 0.82 + 0.05 * Math.sin(x * 1.4), Math.cos(angle) * radius + 0.25];
  });
  part(group, roll, neck);

  const band = textile(paints.strap, 20);
  for (const side of [-1, 1] as const) {
    const path: Point[] = [
      [side * 5, 14.8, 0.3],
      [side * 5.5, 13.9, 0.2],
      [side * 5.3, 11.5, 0.1],
      form.side(side, 9, 0, 0.1),
      form.side(side, 6, 0, 0.1),
    ];
    part(group, webbing(path, [side, 0.1, 0], 0.8, 0.12), band);
    const clip = buckle(0.85, "ink");
    clip.position.set(side * 5.35, 11.2, 0.1);
    clip.rotation.set(0, (side * Math.PI) / 2, 0);
    group.add(clip);
  }
  // One strap over the roll, hooked into a ladder of loops down the front.
  const over: Point[] = [
    [0, 13.2, -2.2],
    [0, 15.2, -0.9],
    [0, 15.85, 0.3],
    [0, 15.1, 1.45],
    [0, 13.2, 2.35],
    form.front(0, 11.4, 0.16),
    form.front(0, 10.2, 0.16),
  ];
  const facing: Point[] = [
    [0, 0, -1],
    [0, 0.7, -0.7],
    [0, 1, 0],
    [0, 0.5, 1],
    [0, 0.3, 1],
    [0, 0, 1],
    [0, 0, 1],
  ];
  part(group, webbing(over, facing, 1, 0.14), band);
  part(
    group,
    webbing([form.front(0, 10.6, 0.07), form.front(0, 7, 0.07), form.front(0, 3.7, 0.07)], [0, 0, 1], 1.1, 0.1),
    band,
  );
  for (const y of [5, 6.4, 7.8])
    part(group, box(1.16, 0.14, 0.2, 0.05), textile(paints.accent, 20), form.front(0, y, 0.12));
  const hook = part(group, box(1.5, 0.55, 0.3, 0.12), metal("steel", 0.3), form.front(0, 9.9, 0.24));
  hook.rotation.x = 0.04;
  part(group, box(1.5, 0.22, 0.26, 0.1), metal("steel", 0.3), form.front(0, 9.25, 0.22));

  const slot = [3.9, 5.2, 6.6, 8, 9.4].map((y): Point => form.front(2.7, y + 0.3, 0.05));
  group.add(zip(slot, [0.1, 0, 1], { tape: paints.strap, teeth: "charcoal", pull: paints.accent }, 0.98, 0.5));
  const label = makerLabel("KAWAN RIMBA", 1.9, 1.9, paints.accent, "ink");
  label.position.set(...form.front(-2.7, 9.6, 0.06));
  group.add(label);
  group.add(packHarness(form, { strap: paints.base, pad: paints.base, clip: "ink", thread: paints.accent }));
  return group;
}
