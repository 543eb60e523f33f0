import { ExtrudeGeometry, Group, Mesh, Shape } from "three";
import { drawMark } from "../stage/draw-mark.ts";
import { plastic, printed } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";

/** A member's card with the mark, standing upright and facing +z. */
export function clubCard(paint: Paint, ink: Paint): Group {
  const ground = palette[paint];
  const print = drawnTexture(1024, 646, (pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 1024, 646);
    pen.globalAlpha = 0.1;
    pen.fillStyle = "#fff";
    for (let n = 0; n < 40; n += 1) {
      pen.beginPath();
      pen.arc(640 + (n % 8) * 62, 40 + Math.floor(n / 8) * 62, 20, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
    drawMark(pen, 60, 50, 210, { brick: palette[ink], ball: palette[ink], ground });
    pen.fillStyle = palette.sun;
    pen.fillRect(0, 520, 1024, 40);
  });
  const wide = 10.6;
  const high = 6.7;
  const corner = 0.6;
  const outline = new Shape();
  outline
    .moveTo(corner, 0)
    .lineTo(wide - corner, 0)
    .absarc(wide - corner, corner, corner, -Math.PI / 2, 0, false);
  outline.lineTo(wide, high - corner).absarc(wide - corner, high - corner, corner, 0, Math.PI / 2, false);
  outline.lineTo(corner, high).absarc(corner, high - corner, corner, Math.PI / 2, Math.PI, false);
  outline.lineTo(0, corner).absarc(corner, corner, corner, Math.PI, Math.PI * 1.5, false);
  print.repeat.set(1 / wide, 1 / high);
  const body = new ExtrudeGeometry(outline, {
    depth: 0.2,
    bevelEnabled: true,
    bevelThickness: 0.03,
    bevelSize: 0.03,
    bevelSegments: 2,
  });
  const mesh = new Mesh(body, [printed(print, null, 0.35), plastic(paint)]);
  mesh.position.set(-wide / 2, 0.03, 0);
  const group = new Group();
  group.add(mesh);
  return group;
}
