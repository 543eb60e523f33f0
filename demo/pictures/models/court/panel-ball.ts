import { CylinderGeometry, Group, Mesh, Vector3 } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { seededRandom } from "../../stage/random.ts";
import { ball, mixed, smooth, type Tone } from "../ball-skin.ts";
import { lettering, printOn } from "../parts/print.ts";
import type { Pattern } from "./ball-patterns.ts";

export type BallSkin = {
  readonly roughness?: number;
  readonly bump?: number;
  /** How wide a seam is, and how dark. */
  readonly seam?: readonly [number, number];
  readonly seamTone?: Tone;
  /** Height of the grain, from 0 to 60. */
  readonly grain?: number;
  readonly print?: { readonly words: string; readonly paint: Paint; readonly size?: number; readonly way?: Vector3 };
  readonly valve?: Vector3;
};

function mark(
  radius: number,
  { words, paint, size = 0.9, way = new Vector3(0, 0, 1) }: NonNullable<BallSkin["print"]>,
) {
  const mesh = printOn(lettering(words, paint), (u, v) => {
    const [turn, rise] = [(u - 0.5) * size, (v - 0.5) * size * 0.25];
    const far = radius * 1.003;
    return [Math.sin(turn) * Math.cos(rise) * far, Math.sin(rise) * far, Math.cos(turn) * Math.cos(rise) * far];
  });
  mesh.lookAt(way);
  return mesh;
}

function valve(radius: number, way: Vector3): Group {
  const group = new Group();
  const ring = new Mesh(new CylinderGeometry(radius * 0.035, radius * 0.035, radius * 0.012, 28), rubber("charcoal"));
  const hole = new Mesh(new CylinderGeometry(radius * 0.012, radius * 0.012, radius * 0.014, 20), rubber("ink"));
  hole.position.y = radius * 0.001;
  group.add(ring, hole);
  group.position.copy(way).normalize().multiplyScalar(radius);
  group.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
  return group;
}

/** A ball sewn or glued from panels, with its valve and the maker's name. `name` is the key of its skin. */
export function panelBall(name: string, radius: number, pattern: Pattern, skin: BallSkin = {}): Group {
  const { roughness = 0.42, bump = 4, seam: [width, dark] = [0.016, 0.7], seamTone = [96, 88, 80], grain = 10 } = skin;
  const random = seededRandom(name);
  const group = ball(
    radius,
    roughness,
    bump,
    (way) => {
      const { colour, seam } = pattern(way);
      const inSeam = 1 - smooth(width * 0.2, width, seam);
      const swell = smooth(0, width * 6, seam) * 24;
      return { colour: mixed(colour, seamTone, inSeam * dark), height: 200 - inSeam * 150 + swell + random() * grain };
    },
    name,
  );
  const body = group.children[0];
  if (skin.print) body?.add(mark(radius, skin.print));
  body?.add(valve(radius, skin.valve ?? new Vector3(0.55, 0.62, 0.56)));
  return group;
}
