import { CylinderGeometry, Group, InstancedMesh, Mesh, Object3D, SphereGeometry } from "three";
import { clearPlastic, enamel, paperboard, plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { joined, slab } from "../joined.ts";

export type WindowPlan = {
  readonly wide: number;
  readonly high: number;
  /** Height of the sill over the floor. */
  readonly sill: number;
  readonly wall: Paint;
  readonly frame: Paint;
};

/** Drops on the pane, and the tracks that some of them drew. */
function drops({ wide, high, sill }: WindowPlan, random: Random): Object3D[] {
  const water = clearPlastic("white");
  const beads = new InstancedMesh(new SphereGeometry(0.2, 12, 8), water, 170);
  const tracks = new InstancedMesh(new CylinderGeometry(0.05, 0.1, 1, 8), water, 22);
  const place = new Object3D();
  const spot = (z: number) =>
    place.position.set(between(random, -wide / 2, wide / 2), sill + between(random, 0.3, high - 0.6), z);
  for (let n = 0; n < beads.count; n += 1) {
    spot(0.1);
    const size = between(random, 0.45, 1.25);
    place.scale.set(size, size * between(random, 1, 1.5), 0.5);
    place.updateMatrix();
    beads.setMatrixAt(n, place.matrix);
  }
  for (let n = 0; n < tracks.count; n += 1) {
    spot(0.08);
    place.scale.set(1, between(random, 1.4, 4.4), 0.5);
    place.updateMatrix();
    tracks.setMatrixAt(n, place.matrix);
  }
  return [beads, tracks];
}

/** A wall with a window in it, wet with rain; the pane stands in the plane z = 0 over the origin. */
export function rainyWindow(plan: WindowPlan, random: Random): Group {
  const { wide, high, sill, wall, frame } = plan;
  const group = new Group();
  const [reach, tall] = [90, 60];
  const walls = joined(
    slab([reach, sill, 1.6], [0, sill / 2, -0.2]),
    slab([reach, tall, 1.6], [0, sill + high + tall / 2, -0.2]),
    slab([reach, high, 1.6], [-wide / 2 - reach / 2, sill + high / 2, -0.2]),
    slab([reach, high, 1.6], [wide / 2 + reach / 2, sill + high / 2, -0.2]),
  );
  group.add(new Mesh(walls, paperboard(wall)));
  const bars = joined(
    slab([wide + 1.2, 0.9, 2], [0, sill + high, 0.1], 0.1),
    slab([0.9, high, 2], [-wide / 2 - 0.1, sill + high / 2, 0.1], 0.1),
    slab([0.9, high, 2], [wide / 2 + 0.1, sill + high / 2, 0.1], 0.1),
    slab([0.5, high, 0.7], [0, sill + high / 2, 0.1], 0.08),
    slab([wide, 0.5, 0.7], [0, sill + high * 0.6, 0.1], 0.08),
    slab([wide + 3, 0.8, 4.4], [0, sill, 1.3], 0.15),
  );
  group.add(new Mesh(bars, plastic(frame)));
  const glass = new Mesh(slab([wide, high, 0.1], [0, sill + high / 2, 0], 0.02), enamel("sky"));
  const hills = new Mesh(
    joined(
      new SphereGeometry(wide * 0.5, 40, 20).scale(1, 0.4, 0.004).translate(-wide * 0.26, sill, 0.06),
      new SphereGeometry(wide * 0.42, 40, 20).scale(1, 0.55, 0.004).translate(wide * 0.36, sill, 0.05),
    ),
    paperboard("sage"),
  );
  group.add(glass, hills, ...drops(plan, random));
  return group;
}
