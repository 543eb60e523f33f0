import { Mesh, type Texture } from "three";
import { printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { box } from "../bricks.ts";

export type Maker = "KAWAN RIMBA" | "SELASAR";

const kept = new Map<string, Texture>();

/** A hill with a leaf for the one maker, an arch with a sun for the other. */
function drawSign(pen: CanvasRenderingContext2D, maker: Maker, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.lineWidth = 9;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (maker === "KAWAN RIMBA") {
    pen.fill(new Path2D("M4 84L38 26L58 58L68 44L96 84Z"));
    pen.fill(new Path2D("M62 34C60 16 72 6 90 6C92 24 82 36 62 34Z"));
  } else {
    pen.stroke(new Path2D("M14 90V52a36 36 0 0 1 72 0V90"));
    pen.stroke(new Path2D("M36 90V56a14 14 0 0 1 28 0V90"));
  }
  pen.restore();
}

/** The maker's woven label as a picture, `shape` being its height in parts of its width. */
export function labelPrint(maker: Maker, ground: Paint, ink: Paint, shape: number): Texture {
  const name = `${maker} ${ground} ${ink} ${shape.toFixed(2)}`;
  const known = kept.get(name);
  if (known) return known;
  const [w, h] = [320, Math.round(320 * shape)];
  const texture = drawnTexture(w, h, (pen) => {
    pen.fillStyle = palette[ground];
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = palette[ink];
    pen.strokeStyle = palette[ink];
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    if (shape > 0.7) {
      drawSign(pen, maker, w / 2 - h * 0.26, h * 0.1, h * 0.52);
      pen.font = "700 38px sans-serif";
      pen.fillText(maker, w / 2, h * 0.8, w * 0.84);
    } else {
      drawSign(pen, maker, w * 0.06, h / 2 - h * 0.36, h * 0.7);
      pen.font = `700 ${Math.round(Math.min(44, h * 0.42))}px sans-serif`;
      pen.fillText(maker, w * 0.08 + h * 0.7 + (w * 0.88 - h * 0.7) / 2, h * 0.53, w * 0.84 - h * 0.7);
    }
    pen.lineWidth = 3;
    pen.setLineDash([9, 6]);
    pen.strokeRect(8, 8, w - 16, h - 16);
  });
  kept.set(name, texture);
  return texture;
}

/** A label sewn on, looking toward +z. */
export function makerLabel(maker: Maker, wide: number, high: number, ground: Paint, ink: Paint): Mesh {
  return new Mesh(box(wide, high, 0.08, 0.03), printed(labelPrint(maker, ground, ink, high / wide), null, 0.85));
}
