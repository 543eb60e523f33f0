import { Group, Mesh, SphereGeometry } from "three";
import { enamel, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { turned } from "../turned.ts";

/** A round tile facing the viewer: its back is at z = 0. */
export function disc(radius: number, thick: number, paint: Paint): Mesh {
  const edge = Math.min(0.06, thick / 2);
  const shape = turned([
    [0, 0],
    [radius, 0],
    [radius, thick - edge],
    [radius - edge, thick],
    [0, thick],
  ]);
  shape.rotateX(Math.PI / 2);
  return new Mesh(shape, enamel(paint));
}

export type EyeLook = {
  readonly radius: number;
  readonly white?: Paint;
  /** Ring of colour around the pupil. */
  readonly iris?: Paint;
  /** Size of the pupil in parts of the eye. */
  readonly pupil?: number;
  /** Where it looks: right and up, in parts of the free room. */
  readonly gaze?: readonly [number, number];
};

/** A printed round tile: white, iris, pupil and a glint. */
export function eye({ radius, white = "white", iris, pupil = 0.58, gaze = [0, 0] }: EyeLook): Group {
  const group = new Group();
  const room = radius * (1 - pupil) * 0.7;
  const [x, y] = [gaze[0] * room, gaze[1] * room];
  const add = (mesh: Mesh, dx: number, dy: number, dz: number) => {
    mesh.position.set(dx, dy, dz);
    group.add(mesh);
  };
  add(disc(radius, 0.2, white), 0, 0, -0.04);
  if (iris) add(disc(Math.min(radius * 0.92, radius * (pupil + 0.22)), 0.05, iris), x, y, 0.15);
  add(disc(radius * pupil, 0.05, "ink"), x, y, 0.19);
  add(disc(radius * pupil * 0.34, 0.04, "white"), x + radius * pupil * 0.34, y + radius * pupil * 0.4, 0.23);
  return group;
}

/** A knob, for noses and berries. */
export function knob(rx: number, ry: number, rz: number, paint: Paint): Mesh {
  const mesh = new Mesh(new SphereGeometry(1, 22, 14), plastic(paint));
  mesh.scale.set(rx, ry, rz);
  return mesh;
}
