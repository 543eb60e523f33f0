import { type BufferGeometry, ConeGeometry, Group, InstancedMesh, Object3D, Vector3 } from "three";
import type { Paint } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { textile } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import type { SoftForm } from "../sewing/soft-form.ts";
import type { Point } from "../surface.ts";

/** One tuft along z. It is lit like the skin it stands on: many dark flanks would look like dirt. */
function tuft(long: number): BufferGeometry {
  const shape = new ConeGeometry(long * 0.5, long, 5, 1, true).rotateX(Math.PI / 2);
  const normal = shape.getAttribute("normal");
  for (let n = 0; n < normal.count; n += 1) normal.setXYZ(n, 0, 0, 1);
  return shape;
}

/** A soft body covered with short tufts that stand a little askew. */
export function furry(form: SoftForm, paint: Paint, tufts: number, random: Random, long = 0.3): Group {
  const group = new Group();
  const pile = textile(paint, 3);
  part(group, form.skin(20), pile);
  const { high, wide, deep, waist = 0.5 } = form.shape;
  // Threads on something as thin as a tuft would turn into speckles.
  const hair = textile(paint, 3);
  hair.bumpScale = 0;
  const mesh = new InstancedMesh(tuft(long), hair, tufts);
  const place = new Object3D();
  for (let n = 0; n < tufts; n += 1) {
    const [z, angle] = [between(random, -1, 1), random() * Math.PI * 2];
    const flat = Math.sqrt(1 - z * z);
    const toward: Point = [flat * Math.cos(angle) * wide, flat * Math.sin(angle) * high, z * deep];
    const at = form.cast([0, high * waist, 0], toward, long * 0.22);
    const lean = new Vector3(...form.normal(at)).add(
      new Vector3(between(random, -0.3, 0.3), between(random, -0.22, 0.18), between(random, -0.3, 0.3)),
    );
    place.position.set(...at);
    place.lookAt(at[0] + lean.x, at[1] + lean.y, at[2] + lean.z);
    place.scale.setScalar(between(random, 0.75, 1.2));
    place.updateMatrix();
    mesh.setMatrixAt(n, place.matrix);
  }
  group.add(mesh);
  return group;
}
