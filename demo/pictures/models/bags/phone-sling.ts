import { Group } from "three";
import { metal } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { dRing } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather, textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

export type PhoneSlingPaints = { readonly body: Paint; readonly trim: Paint; readonly rope: Paint };

/** A slim bag for a phone on a two-coloured rope. */
export function phoneSling(paints: PhoneSlingPaints): Group {
  const group = new Group();
  const body = sewn(
    { wide: 6.4, high: 10.4, deep: 2.4, square: 5, crown: 7, foot: 6, belly: 0.03 },
    paints.body,
    paints.trim,
  );
  group.add(body.group);
  const { form } = body;
  topStitch(body, 0.45, paints.trim);
  const over: Point[] = [
    [0, 9.2, -1.25],
    [0, 10.3, -1.05],
    [0, 10.62, 0],
    [0, 10.25, 1.15],
    [0, 8.8, 1.45],
    [0, 7, 1.5],
  ];
  const looks: Point[] = [
    [0, 0, -1],
    [0, 0.8, -0.6],
    [0, 1, 0],
    [0, 0.7, 0.7],
    [0, 0, 1],
    [0, 0, 1],
  ];
  part(
    group,
    webbing(over, looks, (a) => 6.2 - (a > 0.72 ? (a - 0.72) * 7 : 0), 0.2),
    textile(paints.trim, 9),
  );
  part(
    group,
    turned([
      [0, 0.18],
      [0.4, 0.16],
      [0.5, 0],
      [0.5, -0.05],
      [0, -0.05],
    ]),
    metal("gold", 0.3),
    [0, 7.6, 1.6],
    [Math.PI / 2, 0, 0],
  );
  const slot = [-2.2, -1.1, 0, 1.1, 2.2].map((x): Point => form.front(x, 5.6, 0.05));
  group.add(zip(slot, [0, 0, 1], { tape: paints.trim, teeth: "gold", pull: paints.trim }, 0.03, 0.5));
  const label = makerLabel("KAWAN RIMBA", 2.1, 0.95, "cream", "court");
  label.position.set(...form.front(0.9, 1.7, 0.06));
  group.add(label);
  const arc: Point[] = [];
  for (const side of [-1, 1] as const) {
    part(group, box(0.9, 1.2, 0.5, 0.2), leather(paints.trim), form.side(side, 9.3, -0.2, -0.1));
    const ring = dRing(0.8);
    ring.position.set(side * 3.55, 9.9, -0.2);
    ring.rotation.z = Math.PI;
    group.add(ring);
    part(
      group,
      turned([
        [0.16, 0],
        [0.22, 0.1],
        [0.22, 1.1],
        [0.14, 1.3],
      ]),
      metal("gold", 0.3),
      [side * 3.6, 10.4, -0.2],
      [0, 0, side * -0.1],
    );
  }
  for (let n = 0; n <= 16; n += 1) {
    const angle = Math.PI * (1 - n / 16);
    arc.push([
      Math.cos(angle) * 3.7 * (1 + 0.12 * Math.sin(angle)),
      11.5 + Math.sin(angle) ** 0.8 * 4.4,
      -0.2 - Math.sin(angle) * 1.4,
    ]);
  }
  // Two strands twisted about each other.
  for (const [strand, paint] of [paints.rope, paints.trim].entries()) {
    const twisted = arc.flatMap((at, n): Point[] => {
      const next = arc[n + 1];
      if (!next) return [at];
      return [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
        const turn = (n + t) * 2.6 + strand * Math.PI;
        return [
          at[0] + (next[0] - at[0]) * t + Math.cos(turn) * 0.11,
          at[1] + (next[1] - at[1]) * t,
          at[2] + (next[2] - at[2]) * t + Math.sin(turn) * 0.13,
        ];
      });
    });
    part(group, cord(twisted, 0.17), textile(paint, 40));
  }
  return group;
}
