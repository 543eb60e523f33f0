import { DoubleSide, Group, Mesh, MeshPhysicalMaterial } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { plastic, rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { strip } from "../parts/strip.ts";
import { cord, type Point, surface } from "../surface.ts";

/** The outline of one eye: wider toward the temple. */
function eye(side: number, angle: number, far: number): readonly [number, number] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const x = Math.sign(c) * Math.abs(c) ** 0.8 * 2.15 * far;
  const y = Math.sign(s) * Math.abs(s) ** 0.85 * (1.3 + 0.12 * c) * far;
  return [side * (2.75 + x), y];
}

/** How far the face falls back toward the temples. */
const bow = (x: number) => -0.075 * x * x;

/** Swimming goggles lying on the floor and looking toward +z. */
export function goggles(frame: Paint, lens: Paint, trim: Paint): Group {
  const group = new Group();
  const level = 1.5;
  const mirror = new MeshPhysicalMaterial({
    color: palette[lens],
    roughness: 0.06,
    metalness: 0.55,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    side: DoubleSide,
  });
  for (const side of [-1, 1]) {
    const at = (angle: number, far: number, out: number): Point => {
      const [x, y] = eye(side, angle, far);
      return [x, level + y, bow(x) + out];
    };
    group.add(
      new Mesh(
        surface(14, 60, (u, v) => at(v * Math.PI * 2, u * 0.86, 0.62 - 0.22 * u ** 4)),
        mirror,
      ),
    );
    const ring = (far: number, out: number, thick: number, material: ReturnType<typeof rubber>) =>
      group.add(
        new Mesh(
          cord(
            Array.from({ length: 40 }, (_, n) => at((n / 40) * Math.PI * 2, far, out)),
            thick,
            true,
          ),
          material,
        ),
      );
    ring(0.92, 0.42, 0.24, plastic(frame));
    const wall = surface(8, 60, (u, v) => at(v * Math.PI * 2, 0.98 + 0.05 * Math.sin(u * Math.PI), 0.4 - u * 0.9));
    const shell = plastic(frame);
    shell.side = DoubleSide;
    group.add(new Mesh(wall, shell));
    ring(1.02, -0.62, 0.26, rubber(trim));
    const arm = new Mesh(new RoundedBoxGeometry(1.1, 0.9, 0.42, 4, 0.18), plastic(frame));
    arm.position.set(side * 5.3, level + 0.1, bow(5.3) + 0.3);
    arm.rotation.y = side * 0.72;
    group.add(arm);
    for (const lift of [-0.35, 0.55]) {
      const band: Point[] = [
        [side * 5.5, level + 0.1, bow(5.5) + 0.1],
        [side * 6.1, level + 0.1 + lift * 0.4, -3.6],
        [side * 5.6, level + lift, -6.4],
        [side * 3, level + lift * 1.6, -9],
        [0, level + lift * 1.8, -9.7],
      ];
      group.add(new Mesh(strip(band, 0.62, 0.16, [0, 1, 0]), rubber(trim)));
    }
    const clip = new Mesh(new RoundedBoxGeometry(0.42, 1.25, 1.1, 4, 0.18), plastic(frame));
    clip.position.set(side * 6.08, level + 0.15, -3.7);
    group.add(clip);
    group.add(
      printOn(lettering("SIRIP", "white"), (u, v) => {
        const x = side * (2.75 + (u - 0.5) * 1.5 * side);
        return [x, level - 0.78 + v * 0.36, bow(x) + 0.64];
      }),
    );
  }
  const nose: Point[] = [
    [-0.85, level + 0.35, 0.2],
    [-0.4, level + 0.55, 0.42],
    [0.4, level + 0.55, 0.42],
    [0.85, level + 0.35, 0.2],
  ];
  group.add(new Mesh(cord(nose, 0.24), rubber(trim)));
  return group;
}
