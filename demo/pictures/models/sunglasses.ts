import { Group, Mesh, MeshPhysicalMaterial, Shape, ShapeGeometry, Vector2, Vector3 } from "three";
import { enamel, metal } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { box } from "./bricks.ts";
import { strap } from "./footwear/shapes.ts";
import { cord, type Point } from "./surface.ts";

export type SunglassesColours = { frame: Paint; temple: Paint; lens: Paint };

/** The rim of the right lens, counted around from the nose. */
function rimAt(share: number): readonly [number, number] {
  const angle = share * Math.PI * 2;
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;
  const [x, y] = [soft(Math.cos(angle)), soft(Math.sin(angle))];
  return [3.55 + x * 2.75 + 0.18 * y * x, 2.85 + y * (2.35 - 0.28 * (1 - x)) + 0.22 * x];
}

/** The frame bends around the face. */
const bent = (x: number, y: number, z = 0): Point => [x, y, z - 0.055 * x * x];

function lensOf(side: number, paint: Paint): Mesh {
  const shape = new ShapeGeometry(
    new Shape(
      Array.from({ length: 60 }, (_, n) => {
        const [x, y] = rimAt(n / 60);
        return new Vector2(x * side, y);
      }),
    ),
    12,
  );
  const at = shape.getAttribute("position");
  for (let n = 0; n < at.count; n += 1) at.setXYZ(n, ...bent(at.getX(n), at.getY(n), 0.05));
  shape.computeVertexNormals();
  const glass = new MeshPhysicalMaterial({
    color: palette[paint],
    roughness: 0.06,
    metalness: 0.25,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    transparent: true,
    opacity: 0.9,
    side: 2,
  });
  return new Mesh(shape, glass);
}

/** Sunglasses standing on their rims and open temples, looking toward +z. */
export function sunglasses(colours: SunglassesColours): Group {
  const group = new Group();
  const frame = enamel(colours.frame);
  for (const side of [1, -1]) {
    const rim = Array.from({ length: 48 }, (_, n): Point => {
      const [x, y] = rimAt(n / 48);
      return bent(x * side, y);
    });
    group.add(new Mesh(cord(rim, 0.34, true), frame), lensOf(side, colours.lens));
    const corner = new Mesh(box(0.75, 0.95, 0.8, 0.25), frame);
    corner.position.set(side * 6.45, 4.2, bent(6.45, 0)[2] - 0.1);
    corner.rotation.y = side * 0.6;
    group.add(corner);
    const temple: Point[] = [
      [side * 6.6, 4.25, -2.4],
      [side * 6.85, 4.2, -5],
      [side * 6.7, 3.9, -9],
      [side * 6.35, 2.9, -11.6],
      [side * 6.05, 0.5, -13],
    ];
    const wide = (u: number) => 0.95 - 0.35 * Math.sin(u * Math.PI) + 0.2 * u;
    group.add(
      new Mesh(
        strap(temple, wide, 0.36, () => new Vector3(side, 0.05, 0), 60),
        enamel(colours.temple),
      ),
    );
    for (const dy of [0.18, -0.18]) {
      const pin = new Mesh(box(0.16, 0.16, 0.1, 0.05), metal("steel", 0.25));
      pin.position.set(side * 6.1, 4.25 + dy, -1.68);
      group.add(pin);
    }
    const pad: Point[] = [
      [side * 0.95, 2.6, -0.2],
      [side * 1.15, 1.9, -0.65],
      [side * 1.45, 1.25, -0.5],
    ];
    group.add(
      new Mesh(
        strap(pad, 0.5, 0.2, () => new Vector3(-side, 0, -0.6), 14),
        frame,
      ),
    );
  }
  const bridge: Point[] = [
    bent(-1.05, 3.6),
    bent(-0.5, 4.05, 0.05),
    bent(0, 4.15, 0.08),
    bent(0.5, 4.05, 0.05),
    bent(1.05, 3.6),
  ];
  group.add(new Mesh(cord(bridge, 0.3), frame));
  group.position.y = -0.05;
  return group;
}
