import { CylinderGeometry, Group, InstancedMesh, Matrix4, Mesh, Object3D } from "three";
import { clearPlastic, enamel } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { turned } from "../turned.ts";

/** Streaks of rain in a box of air around the origin, all falling the same way. */
export function rainfall(
  size: { readonly wide: number; readonly high: number; readonly deep: number },
  count: number,
  random: Random,
): Object3D {
  const water = clearPlastic("white");
  water.opacity = 0.75;
  const streaks = new InstancedMesh(new CylinderGeometry(0.045, 0.07, 1, 6), water, count);
  const place = new Object3D();
  for (let n = 0; n < count; n += 1) {
    place.position.set(
      between(random, -size.wide / 2, size.wide / 2),
      between(random, 1, size.high),
      between(random, -size.deep / 2, size.deep / 2),
    );
    place.rotation.z = -0.16;
    place.scale.set(1, between(random, 0.8, 2), 1);
    place.updateMatrix();
    streaks.setMatrixAt(n, place.matrix);
  }
  const group = new Group();
  group.add(streaks);
  return group;
}

/** A flat pool of water with a soft rim, longer than it is deep, and rings where drops fell in. */
export function puddle(radius: number, random: Random, paint: Paint = "sky"): Group {
  const group = new Group();
  const water = enamel(paint);
  const pool = new Mesh(
    turned([
      [radius, 0.01],
      [radius * 0.98, 0.06],
      [radius * 0.93, 0.09],
      [0, 0.09],
    ]),
    water,
  );
  group.add(pool);
  for (let n = 0; n < 3; n += 1) {
    const size = between(random, 0.14, 0.3) * radius;
    const ring = new Mesh(
      turned([
        [size + 0.12, 0.08],
        [size, 0.16],
        [size - 0.12, 0.08],
      ]),
      water,
    );
    ring.position.set(between(random, -0.5, 0.5) * radius, 0, between(random, -0.5, 0.5) * radius);
    group.add(ring);
  }
  group.applyMatrix4(new Matrix4().makeScale(1.5, 1, 0.8));
  return group;
}
