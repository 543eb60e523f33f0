import { CylinderGeometry, Group, Mesh, PlaneGeometry, SphereGeometry, type Texture } from "three";
import { drawMark } from "../../stage/draw-mark.ts";
import { metal, plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { slab } from "../joined.ts";
import { turned } from "../turned.ts";

const kept = new Map<string, Texture>();

function print(name: string, draw: (pen: CanvasRenderingContext2D) => void, width: number, height: number): Texture {
  const texture = kept.get(name) ?? drawnTexture(width, height, draw);
  kept.set(name, texture);
  return texture;
}

/** The shop's name board: mark and words on a painted ground. Its middle is the origin; it looks toward +z. */
export function shopSign(wide: number, high: number, board: Paint, ink: Paint): Group {
  const [width, height] = [512, Math.round((512 * high) / wide)];
  const face = print(
    ["shop", wide, high, board, ink].join(" "),
    (pen) => {
      pen.fillStyle = palette[board];
      pen.fillRect(0, 0, width, height);
      const size = height * 0.74;
      drawMark(pen, height * 0.22, height * 0.1, size, {
        brick: palette[ink],
        ball: palette[ink],
        ground: palette[board],
      });
      pen.fillStyle = palette[ink];
      pen.textBaseline = "middle";
      pen.font = `bold ${height * 0.5}px "Liberation Sans", Arial, sans-serif`;
      pen.fillText("Bata & Bola", height * 0.2 + size * 1.16, height * 0.53, width - height * 0.5 - size * 1.16);
    },
    width,
    height,
  );
  const group = new Group();
  group.add(new Mesh(slab([wide, high, 0.34], [0, 0, 0], 0.1), plastic(board)));
  const front = new Mesh(new PlaneGeometry(wide - 0.14, high - 0.14), printed(face, null, 0.45));
  front.position.z = 0.18;
  group.add(front);
  return group;
}

/** The mark alone on a round plate that hangs over the street; it looks toward +z. */
export function roundSign(radius: number, board: Paint, ink: Paint): Group {
  const face = print(
    ["round", board, ink].join(" "),
    (pen) => {
      pen.fillStyle = palette[board];
      pen.fillRect(0, 0, 256, 256);
      drawMark(pen, 58, 56, 146, { brick: palette[ink], ball: palette[ink], ground: palette[board] });
    },
    256,
    256,
  );
  const group = new Group();
  group.add(new Mesh(new CylinderGeometry(radius, radius, 0.36, 48).rotateX(Math.PI / 2), plastic(board)));
  const front = new Mesh(new PlaneGeometry(radius * 1.36, radius * 1.36), printed(face, null, 0.45));
  front.position.z = 0.19;
  group.add(front);
  return group;
}

/** A small sign on a foot with a tick on it, as it stands on a counter. */
export function counterSign(wide: number, board: Paint, ink: Paint): Group {
  const high = wide * 0.78;
  const face = print(
    ["tick", board, ink].join(" "),
    (pen) => {
      pen.fillStyle = palette[board];
      pen.fillRect(0, 0, 256, 200);
      pen.strokeStyle = palette[ink];
      pen.lineWidth = 6;
      pen.strokeRect(12, 12, 232, 176);
      drawMark(pen, 36, 52, 96, { brick: palette[ink], ball: palette[ink], ground: palette[board] });
      pen.lineWidth = 18;
      pen.lineCap = "round";
      pen.lineJoin = "round";
      pen.stroke(new Path2D("M156 104l24 26l44 -58"));
    },
    256,
    200,
  );
  const group = new Group();
  const leaf = new Group();
  leaf.add(new Mesh(slab([wide, high, 0.3], [0, 0, 0], 0.1), plastic(board)));
  const front = new Mesh(new PlaneGeometry(wide - 0.16, high - 0.16), printed(face, null, 0.5));
  front.position.z = 0.16;
  leaf.add(front);
  leaf.position.y = high / 2 + 0.5;
  leaf.rotation.x = -0.12;
  group.add(leaf, new Mesh(slab([wide * 0.7, 0.5, 2], [0, 0.25, 0], 0.15), plastic("wood")));
  return group;
}

/** A bell to press on a counter. */
export function counterBell(radius: number): Group {
  const group = new Group();
  group.add(
    new Mesh(
      new CylinderGeometry(radius * 1.05, radius * 1.15, radius * 0.28, 40).translate(0, radius * 0.14, 0),
      plastic("ink"),
    ),
  );
  const dome = turned([
    [radius, radius * 0.36],
    [radius * 0.97, radius * 0.6],
    [radius * 0.75, radius * 0.94],
    [radius * 0.36, radius * 1.12],
    [0, radius * 1.16],
  ]);
  group.add(new Mesh(dome, metal("gold", 0.2)));
  const knob = new Mesh(new SphereGeometry(radius * 0.15, 20, 14), metal("gold", 0.2));
  knob.position.y = radius * 1.26;
  group.add(knob);
  return group;
}
