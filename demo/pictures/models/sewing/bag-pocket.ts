import { Group } from "three";
import type { Paint } from "../../stage/palette.ts";
import type { Point } from "../surface.ts";
import { textile } from "./natural-materials.ts";
import { part } from "./part.ts";
import { type SoftForm, type SoftShape, softForm } from "./soft-form.ts";
import { piping, stitches } from "./stitching.ts";

export type Pocket = { readonly group: Group; readonly form: SoftForm };

/** A sewn body with piping around its front edge; pockets and whole bags are made of it. */
export function sewn(shape: SoftShape, paint: Paint, trim: Paint, at: Point = [0, 0, 0], edge = 0.32): Pocket {
  const form = softForm(shape);
  const group = new Group();
  group.position.set(...at);
  part(group, form.skin(), textile(paint, 9));
  const z = (shape.deep / 2) * (1 - edge);
  part(group, piping(form.seam(z, 0.02), Math.min(0.13, shape.wide * 0.014), true), textile(trim, 20));
  return { group, form };
}

/** A row of thread that follows the front at some distance from its edge. */
export function topStitch({ group, form }: Pocket, inset: number, paint: Paint, from = 0, to = 71 / 72): void {
  const { wide, high, waist = 0.5 } = form.shape;
  const middle = high * waist;
  const share = 1 - inset / Math.min(wide, high) / 0.5;
  const z = (form.shape.deep / 2) * 0.5;
  const path = form.seam(z, 0, from, to).map(([x, y]): Point => {
    return form.front(x * share, middle + (y - middle) * share, 0.02);
  });
  group.add(stitches(path, paint, Math.min(0.26, wide * 0.03)));
}
