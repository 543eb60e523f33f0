import { Group, Mesh, PlaneGeometry, type Texture } from "three";
import { drawMark } from "../../stage/draw-mark.ts";
import { paperboard, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { slab } from "../joined.ts";

export type ParcelSize = { readonly wide: number; readonly high: number; readonly deep: number };

const kept = new Map<string, Texture>();

/** A label with the shop's mark and lines of writing. */
function labelPrint(): Texture {
  const texture =
    kept.get("label") ??
    drawnTexture(256, 160, (pen) => {
      pen.fillStyle = palette.white;
      pen.fillRect(0, 0, 256, 160);
      drawMark(pen, 16, 30, 92, { brick: palette.brick, ball: palette.court, ground: palette.white });
      pen.fillStyle = palette.charcoal;
      for (const [n, long] of [112, 92, 104, 60].entries()) pen.fillRect(128, 36 + n * 24, long, 9);
    });
  kept.set("label", texture);
  return texture;
}

/** A cardboard box closed with tape, a label on its front and one on its top. */
export function parcel({ wide, high, deep }: ParcelSize, card: Paint = "sand", tape: Paint = "brick"): Group {
  const group = new Group();
  const add = (size: [number, number, number], at: [number, number, number], paint: Paint, edge = 0.06) =>
    group.add(new Mesh(slab(size, at, edge), paperboard(paint)));
  add([wide, high, deep], [0, high / 2, 0], card, 0.12);
  const strip = Math.min(wide, deep) * 0.16;
  add([wide + 0.06, 0.08, strip], [0, high, 0], tape, 0.02);
  for (const side of [-1, 1]) add([0.08, high * 0.34, strip], [side * (wide / 2 + 0.01), high * 0.83, 0], tape, 0.02);
  // The seam where the flaps meet, seen beside the tape.
  add([0.06, 0.05, deep * 0.99], [wide * 0.001, high + 0.005, 0], "wood", 0.01);
  const label = new Mesh(new PlaneGeometry(wide * 0.46, wide * 0.29), printed(labelPrint(), null, 0.7));
  label.position.set(-wide * 0.16, high * 0.52, deep / 2 + 0.03);
  group.add(label);
  const onTop = label.clone();
  onTop.rotation.x = -Math.PI / 2;
  onTop.position.set(wide * 0.18, high + 0.04, deep * 0.29);
  group.add(onTop);
  return group;
}
