import { Group, Mesh, TorusGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { enamel, fabric, metal, plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { type Line, rods } from "../parts/rods.ts";
import { cord, type Point } from "../surface.ts";

/** A net of diamonds that hangs from a ring and narrows downward. */
function hungNet(ring: number, narrow: number, deep: number, knots: number, rows: number): Line[] {
  const at = (row: number, knot: number): Point => {
    const share = row / rows;
    const angle = ((knot + (row % 2) / 2) / knots) * Math.PI * 2;
    const far = ring + (narrow - ring) * share ** 0.7;
    return [Math.cos(angle) * far, -deep * share, Math.sin(angle) * far];
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: knots }, (__, knot): Line[] => [
      [at(row, knot), at(row + 1, knot)],
      [at(row, knot), at(row + 1, row % 2 ? knot + 1 : knot - 1)],
    ]).flat(),
  ).flat();
}

function board(paint: Paint): Mesh {
  const print = drawnTexture(512, 384, (pen) => {
    pen.fillStyle = palette.white;
    pen.fillRect(0, 0, 512, 384);
    pen.strokeStyle = palette[paint];
    pen.lineWidth = 18;
    pen.strokeRect(22, 22, 468, 340);
    pen.lineWidth = 14;
    pen.strokeRect(176, 150, 160, 126);
    pen.fillStyle = palette[paint];
    pen.font = 'italic bold 54px "Liberation Sans", sans-serif';
    pen.textAlign = "center";
    pen.fillText("LAPANGAN", 256, 104);
  });
  const side = plastic("white");
  return new Mesh(new RoundedBoxGeometry(16, 12, 0.7, 5, 0.32), [
    side,
    side,
    side,
    side,
    printed(print, null, 0.3),
    side,
  ]);
}

/** A small board with ring and net, to hang over a door; it stands on its lower edge and faces +z. */
export function doorHoop(paint: Paint): Group {
  const group = new Group();
  const panel = board(paint);
  panel.position.y = 6;
  const ring = new Mesh(new TorusGeometry(3.1, 0.26, 16, 64), enamel(paint));
  ring.rotation.x = Math.PI / 2;
  ring.position.set(0, 4.9, 4.1);
  const plate = new Mesh(new RoundedBoxGeometry(3.2, 1.9, 0.35, 3, 0.12), enamel(paint));
  plate.position.set(0, 4.6, 0.5);
  group.add(panel, ring, plate);
  for (const side of [-1, 1]) {
    const brace: Point[] = [
      [side * 1.1, 4.0, 0.6],
      [side * 1.7, 4.35, 1.5],
      [side * 2.1, 4.85, 2],
    ];
    group.add(new Mesh(cord(brace, 0.2), enamel(paint)));
    const bolt = new Mesh(new RoundedBoxGeometry(0.4, 0.4, 0.3, 3, 0.14), metal("steel"));
    bolt.position.set(side * 1.2, 5.15, 0.7);
    group.add(bolt);
    // The hook that goes over the top of a door, with felt inside.
    const hook: Point[] = [
      [side * 5, 9.4, -0.4],
      [side * 5, 12.9, -0.45],
      [side * 5, 13.4, -0.9],
      [side * 5, 13.4, -2.2],
      [side * 5, 12.9, -2.6],
      [side * 5, 11, -2.6],
    ];
    const strap = new Mesh(cord(hook, 0.3), metal("steel", 0.35));
    const felt = new Mesh(new RoundedBoxGeometry(1.1, 2, 0.3, 3, 0.14), fabric("ink", 4));
    felt.position.set(side * 5, 11.8, -2.2);
    group.add(strap, felt);
  }
  const net = rods(hungNet(3.05, 1.9, 4.3, 8, 4), 0.11, fabric("white", 4), 6);
  net.position.set(0, 4.75, 4.1);
  group.add(net);
  return group;
}
