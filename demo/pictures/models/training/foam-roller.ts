import { DoubleSide, Group, Mesh } from "three";
import { plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { smoothstep, surface } from "../surface.ts";
import { turned } from "../turned.ts";

/** A hollow roller lying along x, its foam cut into blocks, ribs and knobs. */
export function foamRoller(paint: Paint, core: Paint, length = 14): Group {
  const group = new Group();
  const radius = 3;
  const groove = (value: number, half: number) => smoothstep(half * 0.5, half, Math.abs(value - Math.round(value)));
  const relief = (along: number, angle: number) => {
    const sector = Math.floor((angle / (Math.PI * 2)) * 3);
    const turn = (angle / (Math.PI * 2)) * 18;
    const way = along * 13;
    if (sector === 0) return groove(way * 0.5, 0.07) * groove(turn * 0.5, 0.1);
    if (sector === 1) return groove(way, 0.16);
    return groove(turn, 0.16) * groove(way * 0.25, 0.04);
  };
  const foam = rubber(paint);
  foam.side = DoubleSide;
  const skin = surface(230, 180, (u, v) => {
    const angle = v * Math.PI * 2;
    const edge = Math.min(1, Math.min(u, 1 - u) * 26);
    const far = radius - 0.3 + 0.3 * relief(u, angle % (Math.PI * 2)) * edge ** 0.5 - 0.16 * (1 - edge);
    return [(u - 0.5) * length, radius + Math.sin(angle + 1.3) * far, Math.cos(angle + 1.3) * far];
  });
  group.add(new Mesh(skin, foam));
  const pipe = turned([
    [radius - 0.86, -length / 2 - 0.02],
    [radius - 0.42, -length / 2 - 0.02],
    [radius - 0.4, -length / 2 + 0.2],
    [radius - 0.4, length / 2 - 0.2],
    [radius - 0.42, length / 2 + 0.02],
    [radius - 0.86, length / 2 + 0.02],
    [radius - 0.9, length / 2 - 0.1],
    [radius - 0.9, -length / 2 + 0.1],
    [radius - 0.86, -length / 2 - 0.02],
  ]);
  const tube = plastic(core);
  tube.side = DoubleSide;
  const inner = new Mesh(pipe, tube);
  inner.rotation.z = Math.PI / 2;
  inner.position.y = radius;
  group.add(inner);
  return group;
}
