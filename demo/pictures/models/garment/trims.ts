import { BoxGeometry, CylinderGeometry, Group, InstancedMesh, type Material, Mesh, Object3D, Vector3 } from "three";
import { fabric, metal, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { box } from "../bricks.ts";
import { stitches, strap } from "../footwear/shapes.ts";
import { cord, type Point, surface } from "../surface.ts";
import { clothMesh, type Edge, type Spot, type Terrain } from "./cloth.ts";

const sampled = (edge: Edge, count: number) => Array.from({ length: count }, (_, n) => edge(n / (count - 1)));

/** The line moved sideways over the floor; positive is to the right of its way. */
export const beside =
  (edge: Edge, off: number): Edge =>
  (share) => {
    const [x, z] = edge(share);
    const [a, b] = [edge(Math.max(0, share - 0.01)), edge(Math.min(1, share + 0.01))];
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dz) || 1;
    return [x - (dz / length) * off, z + (dx / length) * off];
  };

/** Sewn lines along an edge. */
export function seam(edge: Edge, terrain: Terrain, thread: Paint, offs: readonly number[]): Group {
  const group = new Group();
  for (const off of offs) {
    const line = sampled(beside(edge, off), 60).map(([x, z]): Point => [x, terrain(x, z) + 0.012, z]);
    group.add(stitches(line, fabric(thread, 1), 0.2, 0.02));
  }
  return group;
}

export type Band = {
  readonly wide: number;
  readonly high: number;
  readonly ribs: number;
  readonly paint: Paint;
  /** Colour of a thin line in its middle. */
  readonly line?: Paint;
  readonly lift?: number;
};

/** A knitted band along an edge, with its ribs across; it lies to the right of the edge's way. */
export function ribbed(edge: Edge, terrain: Terrain, { wide, high, ribs, paint, line, lift = 0 }: Band): Group {
  const group = new Group();
  const at = (share: number, across: number, more: number): Point => {
    const [x, z] = beside(edge, across * wide)(share);
    return [x, terrain(x, z) + lift + more, z];
  };
  const shape = surface(Math.min(420, ribs * 4), 8, (u, v) => {
    const ridge = Math.abs(Math.sin(u * ribs * Math.PI));
    return at(u, v, (high - 0.055 + 0.055 * ridge) * Math.sin((0.06 + 0.88 * v) * Math.PI) ** 0.35);
  });
  group.add(clothMesh(shape, fabric(paint, 4)));
  if (line) {
    const stripe = surface(100, 3, (u, v) => at(u, 0.38 + v * 0.24, high + 0.012));
    group.add(clothMesh(stripe, fabric(line, 4)));
  }
  return group;
}

/** A knitted band between two lines, such as the back of a collar. */
export function ribbedBetween(outer: Edge, inner: Edge, level: number, { high, ribs, paint, line }: Band): Group {
  const group = new Group();
  const at = (u: number, v: number, y: number): Point => {
    const [a, b] = [outer(u), inner(u)];
    return [a[0] + (b[0] - a[0]) * v, level + y, a[1] + (b[1] - a[1]) * v];
  };
  const shape = surface(Math.min(420, ribs * 4), 8, (u, v) => {
    const ridge = Math.abs(Math.sin(u * ribs * Math.PI));
    return at(u, v, (high - 0.055 + 0.055 * ridge) * Math.sin((0.06 + 0.88 * v) * Math.PI) ** 0.35);
  });
  group.add(clothMesh(shape, fabric(paint, 4)));
  if (line)
    group.add(
      clothMesh(
        surface(60, 3, (u, v) => at(u, 0.38 + v * 0.24, high + 0.012)),
        fabric(line, 4),
      ),
    );
  return group;
}

/** A round cord over the cloth with knotted or capped ends. */
export function drawstring(spots: readonly Spot[], terrain: Terrain, paint: Paint, tip: Paint, radius = 0.11): Group {
  const group = new Group();
  const points = spots.map(([x, z]): Point => [x, terrain(x, z) + radius * 1.15, z]);
  group.add(new Mesh(cord(points, radius), fabric(paint, 10)));
  const [a, b] = points.slice(-2);
  if (a && b) {
    const way = new Vector3(...b)
      .sub(new Vector3(...a))
      .normalize()
      .multiplyScalar(0.5);
    const end = new Mesh(cord([b, [b[0] + way.x, b[1] + way.y, b[2] + way.z]], radius * 1.25), plastic(tip));
    group.add(end);
  }
  return group;
}

/** A zip along a line: tape, teeth and a puller at its start. */
export function zip(edge: Edge, terrain: Terrain, tape: Paint, teeth: Paint, wide = 0.5): Group {
  const group = new Group();
  const spots = sampled(edge, 40);
  const points = spots.map(([x, z]): Point => [x, terrain(x, z) + 0.05, z]);
  group.add(
    new Mesh(
      strap(points, wide, 0.08, () => new Vector3(0, 1, 0), 60),
      fabric(tape, 4),
    ),
  );
  const steps = 110;
  const row = new InstancedMesh(new BoxGeometry(wide * 0.42, 0.08, 0.07), plastic(teeth), steps);
  const place = new Object3D();
  for (let n = 0; n < steps; n += 1) {
    const [x, z] = edge((n + 0.5) / steps);
    const [nx, nz] = edge(Math.min(1, (n + 1) / steps));
    place.position.set(x + (n % 2 ? 0.03 : -0.03), terrain(x, z) + 0.11, z);
    place.rotation.y = Math.atan2(nx - x, nz - z);
    place.updateMatrix();
    row.setMatrixAt(n, place.matrix);
  }
  const [x, z] = edge(0.02);
  const [ex, ez] = edge(0.06);
  const slider = new Mesh(box(0.36, 0.2, 0.5, 0.07), metal("steel", 0.3));
  slider.position.set(x, terrain(x, z) + 0.18, z);
  const puller = new Mesh(box(0.24, 0.1, 0.9, 0.05), metal("steel", 0.3));
  puller.position.set(ex, terrain(ex, ez) + 0.26, ez + 0.3);
  group.add(row, slider, puller);
  return group;
}

/** Round buttons with four holes. */
export function buttons(spots: readonly Spot[], terrain: Terrain, lift: number, material: Material): Group {
  const group = new Group();
  for (const [x, z] of spots) {
    const button = new Mesh(new CylinderGeometry(0.2, 0.22, 0.1, 24), material);
    button.position.set(x, terrain(x, z) + lift, z);
    group.add(button);
    for (const [dx, dz] of [
      [0.06, 0.06],
      [-0.06, 0.06],
      [0.06, -0.06],
      [-0.06, -0.06],
    ] as const) {
      const hole = new Mesh(new CylinderGeometry(0.028, 0.028, 0.02, 8), fabric("ink", 1));
      hole.position.set(x + dx, terrain(x, z) + lift + 0.052, z + dz);
      group.add(hole);
    }
  }
  return group;
}
