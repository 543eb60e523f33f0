import { Group } from "three";
import { paperboard, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { makerLabel } from "../sewing/maker-label.ts";
import { leather } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { stitches } from "../sewing/stitching.ts";
import type { Point } from "../surface.ts";

export type WalletPaints = { readonly hide: Paint; readonly inside: Paint; readonly thread: Paint };

const [wide, high] = [10.6, 8.6];

/** Along the four sides, often enough that the thread runs straight. */
function edge(z: number, inset = 0.35): Point[] {
  const [x, y] = [wide - inset, high - inset];
  const corners: [number, number][] = [
    [inset, inset],
    [x, inset],
    [x, y],
    [inset, y],
  ];
  return corners.flatMap(([ax, ay], n) => {
    const [bx, by] = corners[(n + 1) % 4] ?? [ax, ay];
    return [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((t): Point => [ax + (bx - ax) * t, ay + (by - ay) * t, z]);
  });
}

/** One cover of the wallet, hinged at x = 0, its outer side toward +z. */
function cover(paints: WalletPaints, cards: readonly Paint[]): Group {
  const half = new Group();
  part(half, box(wide, high, 0.34, 0.16), leather(paints.hide), [wide / 2, high / 2, 0]);
  half.add(stitches(edge(0.17), paints.thread, 0.26, true));
  cards.forEach((paint, n) => {
    const y = high * 0.86 - n * 1.35;
    const card = part(half, box(wide * 0.78, 4, 0.07, 0.03), plastic(paint), [wide * 0.52, y - 1.6, -0.42 - n * 0.17]);
    card.rotation.z = 0.01 * (n - 1);
    part(half, box(wide * 0.88, high * 0.86 - n * 1.35 - 0.9, 0.13, 0.05), leather(paints.inside), [
      wide * 0.52,
      (high * 0.86 - n * 1.35 - 0.9) / 2 + 0.2,
      -0.5 - n * 0.17,
    ]);
  });
  if (cards.length === 0)
    part(half, box(wide * 0.9, high * 0.9, 0.12, 0.05), leather(paints.inside), [wide * 0.51, high * 0.48, -0.22]);
  return half;
}

/** A folding wallet standing on its lower edge, its spine at the left. */
export function wallet(paints: WalletPaints): Group {
  const group = new Group();
  const front = cover(paints, []);
  front.name = "front";
  front.position.z = 0.45;
  const label = makerLabel("KAWAN RIMBA", 2.6, 1.1, paints.hide, paints.thread);
  label.position.set(wide * 0.74, high * 0.2, 0.18);
  front.add(label);
  // The other cover is the same piece mirrored at the spine.
  const back = cover(paints, ["court", "sun", "brick"]);
  back.name = "back";
  back.scale.z = -1;
  back.position.z = -0.45;
  group.add(front, back);
  part(group, box(0.4, high, 1.3, 0.18), leather(paints.hide), [0, high / 2, 0]);
  // Notes lie behind the cards and look out at the top.
  for (const [n, paint] of (["sky", "sage"] as const).entries()) {
    const note = box(wide * 0.86, high * 0.9, 0.05, 0.02);
    part(back, note, paperboard(paint), [wide * 0.5 - n * 0.3, high * (0.56 + n * 0.03), -0.26 - n * 0.07]);
  }
  return openWallet(group, 0.45);
}

/** Opens the covers of a wallet, in radians. */
export function openWallet(group: Group, open: number): Group {
  group.traverse((piece) => {
    if (piece.name === "front") piece.rotation.y = -open / 2;
    if (piece.name === "back") piece.rotation.y = open / 2;
  });
  return group;
}
