import { Group, Mesh, PlaneGeometry, type Texture } from "three";
import { plastic, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { slab } from "./joined.ts";

export type SignPlan = {
  readonly words: string;
  readonly wide: number;
  readonly high: number;
  readonly board: Paint;
  readonly ink: Paint;
};

const painted = new Map<string, Texture>();

function lettering({ words, wide, high, board, ink }: SignPlan): Texture {
  const name = [words, wide, high, board, ink].join(" ");
  const kept = painted.get(name);
  if (kept) return kept;
  const width = 512;
  const height = Math.round((width * high) / wide);
  const texture = drawnTexture(width, height, (pen) => {
    pen.fillStyle = palette[board];
    pen.fillRect(0, 0, width, height);
    pen.strokeStyle = palette[ink];
    pen.lineWidth = height * 0.045;
    pen.strokeRect(height * 0.09, height * 0.09, width - height * 0.18, height - height * 0.18);
    pen.fillStyle = palette[ink];
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `bold ${height * 0.6}px "Liberation Sans", Arial, sans-serif`;
    pen.letterSpacing = `${height * 0.06}px`;
    pen.fillText(words, width / 2, height * 0.53, width - height * 0.5);
  });
  painted.set(name, texture);
  return texture;
}

/** A board with painted words; its middle is the origin and it looks toward +z. */
export function signBoard(plan: SignPlan): Group {
  const group = new Group();
  const board = new Mesh(slab([plan.wide, plan.high, 0.3], [0, 0, 0], 0.08), plastic(plan.board));
  const face = new Mesh(new PlaneGeometry(plan.wide - 0.12, plan.high - 0.12), printed(lettering(plan), null, 0.45));
  face.position.z = 0.155;
  group.add(board, face);
  return group;
}
