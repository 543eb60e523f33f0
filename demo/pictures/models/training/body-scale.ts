import { Group, Mesh } from "three";
import { enamel, metal, plastic, printed, rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { cutSheet, roundedLoop } from "../parts/outline.ts";
import { flatPrint, lettering } from "../parts/print.ts";
import { turned } from "../turned.ts";

function reading() {
  return drawnTexture(256, 128, (pen) => {
    pen.fillStyle = "#c9d6c4";
    pen.fillRect(0, 0, 256, 128);
    pen.fillStyle = palette.ink;
    pen.font = 'bold 92px "DejaVu Sans Mono", monospace';
    pen.textAlign = "right";
    pen.fillText("58.6", 206, 98, 190);
    pen.font = 'bold 30px "Liberation Sans", sans-serif';
    pen.fillText("kg", 248, 98);
  });
}

/** A flat bathroom scale under glass, its display toward -z (away from the viewer). */
export function bodyScale(paint: Paint): Group {
  const group = new Group();
  const lay = (mesh: Mesh, y: number, x = 0, z = 0) => {
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };
  lay(new Mesh(cutSheet(roundedLoop(14.4, 14.4, 2), 0.7, 0.25), plastic("steel")), 0.45);
  const glass = enamel(paint);
  lay(new Mesh(cutSheet(roundedLoop(15, 15, 2.2), 0.42, 0.14), glass), 1.1);
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      lay(new Mesh(cutSheet(roundedLoop(2.5, 4.4, 1.2), 0.1, 0.04), metal("steel", 0.3)), 1.5, x * 4.6, z * 2.9 + 1.2);
      const foot = new Mesh(
        turned([
          [0, 0],
          [1.1, 0],
          [1.2, 0.1],
          [1.2, 0.5],
          [0, 0.6],
        ]),
        rubber("ink"),
      );
      foot.position.set(x * 5.4, 0, z * 5.4);
      group.add(foot);
    }
  lay(new Mesh(cutSheet(roundedLoop(5.4, 2.9, 0.5), 0.08, 0.03), plastic("ink")), 1.5, 0, -4.9);
  const screen = new Mesh(cutSheet(roundedLoop(4.4, 2, 0.2), 0.04, 0), printed(reading(), null, 0.3));
  const map = screen.material.map;
  map?.repeat.set(1 / 4.4, 1 / 2);
  map?.offset.set(0.5, 0.5);
  lay(screen, 1.56, 0, -4.9);
  lay(flatPrint(lettering("TEGAP", "charcoal"), 3, 0.75), 1.525, 0, 6.2);
  return group;
}
