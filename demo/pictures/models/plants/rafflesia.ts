import { Group, Mesh, TorusGeometry } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { knob } from "../creatures/face.ts";
import { horn } from "../creatures/horn.ts";
import { at } from "../creatures/placed.ts";
import { onPedestal } from "../pedestal.ts";
import { petal } from "../petal.ts";
import { turned } from "../turned.ts";

export type RafflesiaColours = { petal: Paint; wart: Paint; bowl: Paint; rim: Paint; ground: Paint };

/** The giant flower of the forest floor: five thick lobes with warts around a bowl of spikes. */
export function rafflesia({ petal: lobe, wart, bowl, rim, ground }: RafflesiaColours, random: Random): Group {
  const form = { long: 7.4, wide: 7.6, curl: -44, cup: -0.05, thick: 1.1, belly: 0.6, tip: 0.42 };
  const lobes = Array.from({ length: 5 }, (_, n) => {
    const group = new Group();
    group.add(petal(form, lobe));
    const places = [
      [1.6, 0],
      [2.8, 1.5],
      [2.8, -1.4],
      [4, 0.2],
      [4.6, 2.4],
      [4.5, -2.3],
      [5.6, 1],
      [5.7, -1],
      [6.4, 0],
      [3.6, -2.9],
      [3.4, 2.8],
    ];
    for (const [away = 0, x = 0] of places) {
      const bend = ((form.curl * Math.PI) / 180) * (away / form.long);
      const radius = form.long / ((form.curl * Math.PI) / 180);
      const size = 0.3 + random() * 0.22;
      const height = radius * (1 - Math.cos(bend)) + 0.48 + form.cup * form.wide * (x / 3.8) ** 2;
      group.add(at(knob(size, 0.16, size, wart), [x, height, radius * Math.sin(bend) - 0.48 * Math.sin(bend)]));
    }
    return at(group, [0, 1.4, 0], [-20, n * 72, 0]).translateZ(2.6);
  });
  const cup = new Mesh(
    turned([
      [0, 0.4],
      [2.6, 0.5],
      [3.5, 1.6],
      [3.7, 2.8],
      [3.3, 3.4],
      [2.6, 3.5],
      [2.4, 3.3],
      [3, 2.6],
      [2.8, 1.6],
      [0, 1.1],
    ]),
    plastic(bowl),
  );
  const ring = new Mesh(new TorusGeometry(2.95, 0.5, 20, 60), plastic(rim));
  const spikes = Array.from({ length: 17 }, (_, n) => {
    const [turn, out] = [n * 2.4, 2 * Math.sqrt(n / 17)];
    const [x, z] = [Math.cos(turn) * out, Math.sin(turn) * out];
    return horn(
      [
        [x, 1.2, z],
        [x * 1.02, 2, z * 1.02],
        [x * 1.05, 2.9, z * 1.05],
      ],
      [0.26, 0.2, 0.05],
      "gold",
    );
  });
  return onPedestal(
    [
      ...lobes,
      cup,
      at(ring, [0, 3.3, 0], [90, 0, 0]),
      ...spikes,
      ...[20, 110, 200, 290].flatMap((turn) =>
        [0, 1].map((n) =>
          at(
            petal({ long: 4, wide: 2, curl: -30, cup: 0.1, tip: 0.8 }, n ? "leaf" : "court"),
            [Math.sin((turn * Math.PI) / 180) * 6.6, 0, Math.cos((turn * Math.PI) / 180) * 6.6],
            [-16 - n * 12, turn + n * 50 - 20, 0],
          ),
        ),
      ),
    ],
    { x: -8, z: -8, wide: 16, deep: 16, paint: ground, shape: "round" },
    random,
  );
}
