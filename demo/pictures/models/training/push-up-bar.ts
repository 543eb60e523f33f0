import { Group, Mesh } from "three";
import { enamel, plastic, rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { cord, type Point } from "../surface.ts";
import { turned } from "../turned.ts";

/** A low handle on two feet, the grip along x. */
export function pushUpBar(paint: Paint, grip: Paint): Group {
  const group = new Group();
  for (const side of [-1, 1]) {
    const foot: Point[] = [
      [side * 4.6, 0.55, -3.2],
      [side * 4.6, 0.55, 0],
      [side * 4.6, 0.55, 3.2],
    ];
    group.add(new Mesh(cord(foot, 0.46), enamel(paint)));
    for (const z of [-1, 1]) {
      const cap = new Mesh(
        turned([
          [0, 0],
          [0.55, 0],
          [0.6, 0.1],
          [0.6, 1.3],
          [0.46, 1.4],
        ]),
        rubber("ink"),
      );
      cap.rotation.x = z > 0 ? -Math.PI / 2 : Math.PI / 2;
      cap.position.set(side * 4.6, 0.6, z * 3.9);
      group.add(cap);
      const leg: Point[] = [
        [side * 4.6, 0.7, z * 2.1],
        [side * 4.3, 2.4, z * 1.3],
        [side * 3.6, 4.3, z * 0.3],
      ];
      group.add(new Mesh(cord(leg, 0.4), enamel(paint)));
    }
    const joint = new Mesh(
      turned([
        [0.5, 0],
        [0.95, 0.06],
        [1, 0.2],
        [1, 0.7],
        [0.9, 0.85],
        [0.6, 0.9],
      ]),
      plastic("ink"),
    );
    joint.rotation.z = (side * -Math.PI) / 2;
    joint.position.set(side * 2.9, 4.5, 0);
    group.add(joint);
  }
  const soft = Array.from({ length: 49 }, (_, n): [number, number] => {
    const y = -2.9 + (n / 48) * 5.8;
    return [0.86 + 0.1 * Math.cos((y / 2.9) * Math.PI * 2) + (n % 4 < 2 ? 0.035 : 0), y];
  });
  const handle = new Mesh(turned(soft), rubber(grip));
  handle.rotation.z = Math.PI / 2;
  handle.position.y = 4.5;
  group.add(handle);
  return group;
}
