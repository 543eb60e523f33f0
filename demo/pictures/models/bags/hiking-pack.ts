import { Group } from "three";
import { metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { rolledMat } from "../rolled-mat.ts";
import { sewn, topStitch } from "../sewing/bag-pocket.ts";
import { buckle, slider } from "../sewing/buckle.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { textile } from "../sewing/natural-materials.ts";
import { packHarness } from "../sewing/pack-harness.ts";
import { part } from "../sewing/part.ts";
import { piping } from "../sewing/stitching.ts";
import { webbing } from "../sewing/webbing.ts";
import { zip } from "../sewing/zip.ts";
import { cord, type Point } from "../surface.ts";

export type HikingPackPaints = {
  readonly body: Paint;
  readonly dark: Paint;
  readonly accent: Paint;
  readonly mat: Paint;
};

/** A trekking pack: lid, stretch pocket, laced front, hip belt, and a mat strapped beneath. */
export function hikingPack(paints: HikingPackPaints): Group {
  const outer = new Group();
  const group = new Group();
  group.position.y = 3.6;
  outer.add(group);
  const { form, group: body } = sewn(
    { wide: 9.4, high: 14.5, deep: 6.2, square: 4, crown: 6, foot: 5, belly: 0.06, taper: -0.06, wrinkle: 0.014 },
    paints.body,
    paints.dark,
  );
  group.add(body);
  part(body, form.sleeve(0.4, 3.2, 0.05), textile(paints.dark, 9));
  const lid = sewn(
    { wide: 10.4, high: 3.6, deep: 7.6, square: 4, crown: 3, foot: 4, waist: 0.35, wrinkle: 0.012 },
    paints.dark,
    paints.accent,
    [0, 13.2, 0.35],
    0.1,
  );
  group.add(lid.group);
  const lidZip = [-3.6, -1.8, 0, 1.8, 3.6].map((x): Point => lid.form.front(x, 1.5, 0.05));
  lid.group.add(zip(lidZip, [0, 0.1, 1], { tape: "ink", teeth: "charcoal", pull: paints.accent }, 0.98, 0.5));
  const label = makerLabel("KAWAN RIMBA", 2.8, 0.95, paints.accent, "ink");
  label.position.set(...lid.form.front(0, 2.45, 0.05));
  label.rotation.x = -0.3;
  lid.group.add(label);

  const stretch = sewn(
    { wide: 6.6, high: 8, deep: 2.6, square: 4, crown: 6, foot: 4, belly: 0.08, taper: -0.06 },
    paints.dark,
    paints.accent,
    [0, 1.2, 2.6],
    0.3,
  );
  group.add(stretch.group);
  topStitch(stretch, 0.5, paints.accent);
  // Elastic cord laced over the pocket.
  for (const first of [-1, 1]) {
    const laced = [0, 1, 2, 3].flatMap((n): Point[] => {
      const side = n % 2 ? -first : first;
      return [0.05, 0.5, 0.95].map((t) => stretch.form.front(side * (1.9 - 3.8 * t), 1.5 + (n + t) * 1.3, 0.13));
    });
    part(stretch.group, cord(laced, 0.09), textile(paints.accent, 30));
  }
  for (const side of [-1, 1] as const) {
    // Belts from lid to base with their clips.
    const x = side * 3.85;
    const down = [12.6, 10.5, 8, 5.5, 3.3].map((y): Point => form.front(x, y, 0.1));
    part(group, webbing([[x, 14.4, 3.9], ...down], [0, 0, 1], 0.62, 0.1), textile("ink", 20));
    const clip = buckle(0.72, "ink");
    clip.position.set(...form.front(x, 10.9, 0.22));
    group.add(clip);
    // Pressing straps across the sides, and a bottle pocket.
    for (const y of [6.8, 10.6]) {
      const across = [-2.4, -1, 0.6, 2.2].map((z): Point => form.side(side, y + z * 0.25, z, 0.08));
      part(group, webbing(across, [side, 0, 0.1], 0.5, 0.1), textile("ink", 20));
      const ladder = slider(0.5, "ink");
      ladder.position.set(...form.side(side, y, 0.2, 0.16));
      ladder.rotation.set(0, (side * Math.PI) / 2, Math.PI / 2);
      group.add(ladder);
    }
    const net = sewn({ wide: 1.6, high: 5, deep: 4.4, square: 4, crown: 7, foot: 5 }, paints.dark, paints.dark, [
      side * 4.6,
      0.4,
      -0.3,
    ]);
    group.add(net.group);
    part(net.group, piping(net.form.belt(4.6, 0.03), 0.13, true), textile(paints.accent, 20));
    // Half of the hip belt, reaching forward.
    const hip: Point[] = [
      [side * 3, 2.6, -3.3],
      [side * 5.1, 2.7, -3.4],
      [side * 6.6, 2.6, -2],
      [side * 6.9, 2.4, 0.2],
      [side * 6.3, 2.3, 1.9],
    ];
    const looks: Point[] = [
      [0, 0, -1],
      [side * 0.4, 0, -1],
      [side, 0, -0.4],
      [side, 0, 0.2],
      [side, 0, 0.6],
    ];
    part(
      group,
      webbing(hip, looks, (a) => 2.3 - a * 1.1, 0.5),
      textile(paints.dark, 9),
    );
    const tail: Point[] = [
      [side * 6.4, 2.3, 1.7],
      [side * 5.6, 2, 3.2],
      [side * 5, 1.2, 3.9],
    ];
    part(group, webbing(tail, [side, 0, 0.8], 0.6, 0.1), textile("ink", 20));
    const end = buckle(0.7, "ink");
    end.position.set(side * 5.35, 1.6, 3.6);
    end.rotation.set(0, side * 0.9, side * 0.5);
    group.add(end);
    // Straps that hold the mat.
    const [mx, my] = [side * 3.3, -1.75];
    const wrap = Array.from({ length: 20 }, (_, n): Point => {
      const angle = (n / 20) * Math.PI * 2;
      return [mx, my + Math.cos(angle) * 2.0, 0.5 + Math.sin(angle) * 2.0];
    });
    const wrapOut = wrap.map(([, y, z]): Point => [0, y - my, z - 0.5]);
    part(group, webbing(wrap, wrapOut, 0.7, 0.12, true), textile("ink", 20));
  }
  const mat = rolledMat(paints.mat, paints.mat, 11.6);
  mat.scale.set(1, 0.7, 0.7);
  mat.position.set(0, -3.6, 0.5);
  group.add(mat);
  part(
    group,
    cord(
      [
        [0, 14.3, -3.0],
        [0, 15.6, -3.6],
        [0, 16.6, -2.6],
        [0, 16.7, -1],
      ],
      0.12,
    ),
    plastic("ink"),
  );
  part(
    group,
    cord(
      [
        [4.6, 5.4, 3.2],
        [4.75, 4.7, 3.5],
        [4.4, 4.3, 3.5],
        [4.3, 4.9, 3.3],
      ],
      0.08,
      true,
    ),
    metal("steel"),
  );
  group.add(packHarness(form, { strap: paints.dark, pad: "ink", clip: "ink", thread: paints.accent }));
  return outer;
}
