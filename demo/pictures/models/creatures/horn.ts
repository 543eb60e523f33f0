import { CatmullRomCurve3, Mesh, Vector3 } from "three";
import { plastic } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { type Point, surface } from "../surface.ts";

const steps = 24;

/** A part that thins out along a bent line: horns, trunks, tails, tusks. Thickness is given at even steps. */
export function horn(points: readonly Point[], thickness: readonly number[], paint: Paint): Mesh {
  const line = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const frames = line.computeFrenetFrames(steps);
  const thick = (share: number) => {
    const place = share * (thickness.length - 1);
    const low = thickness[Math.floor(place)] ?? 0;
    const high = thickness[Math.ceil(place)] ?? low;
    return low + (high - low) * (place % 1);
  };
  const shape = surface(steps + 4, 16, (u, v) => {
    // The first and last rows close the ends.
    const share = Math.min(1, Math.max(0, (u * (steps + 4) - 2) / steps));
    const index = Math.round(share * steps);
    const middle = line.getPointAt(share);
    const closing = [0, 0.75, 1][Math.min(2, Math.round(Math.min(u, 1 - u) * (steps + 4)))] ?? 1;
    const radius = thick(share) * closing;
    const angle = -v * Math.PI * 2;
    const normal = frames.normals[index] ?? new Vector3(1, 0, 0);
    const binormal = frames.binormals[index] ?? new Vector3(0, 1, 0);
    const out = normal
      .clone()
      .multiplyScalar(Math.cos(angle) * radius)
      .addScaledVector(binormal, Math.sin(angle) * radius);
    return [middle.x + out.x, middle.y + out.y, middle.z + out.z];
  });
  const material = plastic(paint);
  material.side = 2;
  return new Mesh(shape, material);
}
