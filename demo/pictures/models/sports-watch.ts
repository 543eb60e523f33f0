import { CylinderGeometry, Group, Mesh, TorusGeometry, Vector3 } from "three";
import { enamel, metal, rubber } from "../stage/materials.ts";
import { type Paint, palette } from "../stage/palette.ts";
import { drawnTexture } from "../stage/textures.ts";
import { box, rod } from "./bricks.ts";
import { strap } from "./footwear/shapes.ts";
import type { Point } from "./surface.ts";
import { turned } from "./turned.ts";

export type SportsWatchColours = { strap: Paint; case: Paint; ring: Paint; light: Paint };

/** The display: the time, a lap bar and three small figures. */
function display(colours: SportsWatchColours) {
  return drawnTexture(400, 400, (pen) => {
    pen.fillStyle = "#14181a";
    pen.fillRect(0, 0, 400, 400);
    pen.textAlign = "center";
    pen.fillStyle = palette.white;
    pen.font = "700 118px sans-serif";
    pen.fillText("07:24", 200, 226);
    pen.font = "600 38px sans-serif";
    pen.fillStyle = palette[colours.light];
    pen.fillText("5.02 KM", 200, 112);
    pen.fillStyle = palette.steel;
    pen.fillText("5'31\"", 136, 306);
    pen.fillText("142", 268, 306);
    pen.lineWidth = 16;
    pen.lineCap = "round";
    pen.strokeStyle = "#3a4246";
    pen.beginPath();
    pen.arc(200, 200, 178, 0, Math.PI * 2);
    pen.stroke();
    pen.strokeStyle = palette[colours.light];
    pen.beginPath();
    pen.arc(200, 200, 178, -Math.PI / 2, Math.PI * 0.72);
    pen.stroke();
  });
}

/** Where the closed strap runs, seen from the side: an oval open toward the case. */
const bandAt = (angle: number): Point => [0, 3.9 + Math.sin(angle) * 3.75, -3.3 + Math.cos(angle) * 3.5];

/** A watch standing on its closed strap, its face toward +z. */
export function sportsWatch(colours: SportsWatchColours): Group {
  const group = new Group();
  const band = Array.from({ length: 30 }, (_, n) => bandAt(0.62 + (n / 29) * (Math.PI * 2 - 1.24)));
  const outward = (u: number) => {
    const angle = 0.62 + u * (Math.PI * 2 - 1.24);
    return new Vector3(0, Math.sin(angle), Math.cos(angle));
  };
  const wide = (u: number) => 2.5 + 1.1 * Math.abs(u - 0.5) ** 1.5 * 2;
  group.add(new Mesh(strap(band, wide, 0.36, outward, 120), rubber(colours.strap)));
  for (let n = 0; n < 7; n += 1) {
    const angle = -1.2 - n * 0.2;
    const [, y, z] = bandAt(angle);
    const hole = new Mesh(rod(0.17, 0.14), rubber("ink"));
    hole.position.set(0, y, z);
    hole.position.addScaledVector(new Vector3(0, Math.sin(angle), Math.cos(angle)), 0.17);
    hole.rotation.x = Math.PI / 2 - angle;
    group.add(hole);
  }
  const head = new Group();
  const body = new Mesh(
    turned([
      [0, 0],
      [2.5, 0],
      [2.85, 0.18],
      [2.95, 0.6],
      [2.9, 1.0],
      [2.7, 1.22],
      [2.45, 1.25],
    ]),
    enamel(colours.case),
  );
  const bezel = new Mesh(new TorusGeometry(2.52, 0.2, 16, 72), metal(colours.ring, 0.3));
  bezel.rotation.x = Math.PI / 2;
  bezel.position.y = 1.25;
  const glass = enamel("white");
  glass.color.set("#ffffff");
  glass.map = display(colours);
  glass.emissive.set("#ffffff");
  glass.emissiveMap = glass.map;
  glass.emissiveIntensity = 0.25;
  glass.roughness = 0.1;
  const face = new Mesh(new CylinderGeometry(2.4, 2.4, 0.1, 72), [enamel("ink"), glass, enamel("ink")]);
  face.position.y = 1.24;
  face.rotation.y = Math.PI / 2;
  head.add(body, bezel, face);
  for (let n = 0; n < 12; n += 1) {
    const angle = (n / 12) * Math.PI * 2;
    const mark = new Mesh(box(0.1, 0.06, 0.26, 0.02), enamel(n % 3 === 0 ? colours.light : "white"));
    mark.position.set(Math.sin(angle) * 2.52, 1.44, Math.cos(angle) * 2.52);
    mark.rotation.y = angle;
    head.add(mark);
  }
  for (const [angle, size] of [
    [0.55, 0.42],
    [0, 0.55],
    [-0.55, 0.42],
  ] as const) {
    const knob = new Mesh(new CylinderGeometry(size * 0.55, size * 0.6, 0.5, 24), metal(colours.ring, 0.3));
    knob.position.set(Math.cos(angle) * 3.05, 0.62, -Math.sin(angle) * 3.05);
    knob.rotation.set(0, angle, -Math.PI / 2);
    head.add(knob);
  }
  for (const way of [1, -1]) {
    const lug = new Mesh(box(3.1, 0.9, 1.3, 0.3), rubber(colours.strap));
    lug.position.set(0, 0.35, way * 2.75);
    lug.rotation.x = way * 0.5;
    head.add(lug);
  }
  head.rotation.x = Math.PI / 2;
  head.position.set(0, 3.95, -0.5);
  group.add(head);
  return group;
}
