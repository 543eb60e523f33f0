import { DoubleSide, Group, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import type { Paint } from "../../stage/palette.ts";
import { lettering, printOn } from "../parts/print.ts";
import { profile, surface } from "../surface.ts";

/** A one-piece dumbbell with a soft coat and six-sided heads, lying along x. */
export function vinylDumbbell(paint: Paint, ink: Paint, head = 2): Group {
  const group = new Group();
  const half = 5.2;
  const far = profile(
    [0, 0.62],
    [0.34, 0.74],
    [0.47, 0.78],
    [0.53, 1.1],
    [0.58, head * 0.93],
    [0.64, head],
    [0.9, head * 0.98],
    [0.955, head * 0.9],
    [0.985, head * 0.62],
    [1, 0.02],
  );
  const six = (angle: number, place: number) => {
    const corner = ((angle + Math.PI * 4) % (Math.PI / 3)) - Math.PI / 6;
    const sharp = Math.min(1, Math.max(0, (place - 0.48) * 8));
    return 1 + sharp * 0.6 * (Math.cos(Math.PI / 6) / Math.cos(corner) - 0.94);
  };
  const skin = rubber(paint);
  skin.side = DoubleSide;
  skin.roughness = 0.58;
  const low = head * 0.94;
  const body = surface(160, 72, (u, v) => {
    const place = Math.abs(u * 2 - 1);
    const angle = v * Math.PI * 2;
    const reach = far(place) * six(angle, place);
    return [(u * 2 - 1) * half, low + Math.sin(angle) * reach, Math.cos(angle) * reach];
  });
  group.add(new Mesh(body, skin));
  for (const side of [-1, 1])
    group.add(
      printOn(
        lettering("TEGAP", ink),
        (u, v) => [side * (half - 0.03), low + (v - 0.5) * 0.62, side * (0.5 - u) * 2.2],
        1,
      ),
    );
  return group;
}
