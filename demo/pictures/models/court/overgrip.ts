import { DoubleSide, Group, Mesh } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { surface } from "../surface.ts";
import { turned } from "../turned.ts";

/** A tape rolled up tightly and standing on its edge, its end held by a label. */
export function overgrip(paint: Paint, label: Paint): Group {
  const group = new Group();
  const turns = 7;
  const [inner, outer, wide, thick] = [0.7, 2.5, 2.6, 0.2];
  const at = (share: number, out: number) => {
    const angle = -share * turns * Math.PI * 2;
    const far = inner + (outer - inner) * share + out;
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  };
  const tape = rubber(paint);
  tape.side = DoubleSide;
  for (const out of [0, thick])
    group.add(
      new Mesh(
        surface(260, 1, (u, v) => {
          const [x, z] = at(u, out);
          return [x, v * wide, z];
        }),
        tape,
      ),
    );
  for (const level of [0, wide])
    group.add(
      new Mesh(
        surface(260, 1, (u, v) => {
          const [x, z] = at(u, v * thick);
          return [x, level, z];
        }),
        tape,
      ),
    );
  const far = outer + thick + 0.05;
  const paper = plastic(label);
  paper.side = DoubleSide;
  const around = (u: number, v: number, out: number) => {
    const angle = (u - 0.5) * 3.4;
    return [Math.sin(angle) * (far + out), 0.5 + v * (wide - 1), Math.cos(angle) * (far + out)] as const;
  };
  group.add(
    new Mesh(
      surface(40, 1, (u, v) => around(u, v, 0)),
      paper,
    ),
  );
  group.add(printOn(lettering("RALLYA", "white"), (u, v) => around(0.25 + u * 0.5, 0.2 + v * 0.6, 0.02)));
  const core = [
    [0.45, 0],
    [0.62, 0],
    [0.62, wide],
    [0.45, wide],
  ] as const;
  group.add(new Mesh(turned(core), plastic("white")));
  return group;
}
