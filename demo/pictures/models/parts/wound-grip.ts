import { DoubleSide, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { surface } from "../surface.ts";

/** A handle wound with tape, standing on its butt; `facets` makes it eight-sided under the tape. */
export function woundGrip(length: number, radius: number, paint: Paint, turns: number, facets = 0.02): Mesh {
  const tape = rubber(paint);
  tape.side = DoubleSide;
  const shape = surface(turns * 12, 40, (u, v) => {
    const angle = v * Math.PI * 2;
    const step = (u * turns + v) % 1;
    const lift = step < 0.14 ? step / 0.14 : 1 - (step - 0.14) * 0.6;
    const flare = 1 + 0.14 * Math.exp(-u * 22);
    const around = radius * (flare + facets * Math.cos(angle * 8)) + radius * 0.075 * lift;
    return [Math.cos(angle) * around, u * length, Math.sin(angle) * around];
  });
  return new Mesh(shape, tape);
}
