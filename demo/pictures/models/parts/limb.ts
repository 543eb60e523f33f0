import { type BufferGeometry, CatmullRomCurve3, Vector3 } from "three";
import { type Point, surface } from "../surface.ts";

/** A round body along a path whose thickness changes on the way; `flat` squeezes it along z. */
export function limb(
  points: readonly Point[],
  radius: (place: number) => number,
  flat = 1,
  sides = 28,
): BufferGeometry {
  const path = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const steps = points.length * 12;
  const frames = path.computeFrenetFrames(steps, false);
  return surface(steps, sides, (u, v) => {
    const row = Math.round(u * steps);
    const middle = path.getPointAt(u);
    const angle = v * Math.PI * 2;
    const far = radius(u);
    const [across, along] = [frames.normals[row] ?? new Vector3(), frames.binormals[row] ?? new Vector3()];
    const off = across
      .clone()
      .multiplyScalar(Math.cos(angle) * far)
      .addScaledVector(along, Math.sin(angle) * far);
    return [middle.x + off.x, middle.y + off.y, middle.z + off.z * flat];
  });
}

/** Closes a limb like a ball at one or both ends: `blunt` is the part of the length the closing takes. */
export const blunted =
  (thick: (place: number) => number, start: number, end: number) =>
  (place: number): number => {
    const from = start > 0 && place < start ? Math.sqrt(Math.max(0, 1 - ((start - place) / start) ** 2)) : 1;
    const to = end > 0 && place > 1 - end ? Math.sqrt(Math.max(0, 1 - ((place - 1 + end) / end) ** 2)) : 1;
    return thick(place) * from * to;
  };
