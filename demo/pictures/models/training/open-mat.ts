import { DoubleSide, Group, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { printOn, transfer } from "../parts/print.ts";
import { type Point, surface } from "../surface.ts";

const lines = (paint: Paint) =>
  transfer(`alignment ${paint}`, 512, 256, (pen) => {
    pen.strokeStyle = palette[paint];
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(10, 128);
    pen.lineTo(502, 128);
    pen.moveTo(256, 20);
    pen.lineTo(256, 236);
    pen.moveTo(100, 60);
    pen.lineTo(180, 128);
    pen.lineTo(100, 196);
    pen.moveTo(412, 60);
    pen.lineTo(332, 128);
    pen.lineTo(412, 196);
    pen.stroke();
    pen.beginPath();
    pen.arc(256, 128, 64, 0, Math.PI * 2);
    pen.stroke();
    pen.fillStyle = palette[paint];
    pen.font = 'bold 30px "Liberation Sans", sans-serif';
    pen.fillText("TEGAP", 20, 240);
  });

/** A mat rolled out along x, its left end still rolled up. */
export function openMat(paint: Paint, ink: Paint, flat = 17, wide = 9): Group {
  const thick = 0.4;
  const turns = 2.2;
  const outer = 1.7;
  const at = (place: number, out: number): readonly [number, number] => {
    if (place > 0.5) return [(place - 0.5) * 2 * flat, out];
    const share = 1 - place * 2;
    const angle = -share * turns * Math.PI * 2 - Math.PI / 2;
    const far = outer - share * 1.15;
    return [Math.cos(angle) * (far - out), far + (outer - far) + Math.sin(angle) * (far - out)];
  };
  const group = new Group();
  const skin = rubber(paint);
  skin.side = DoubleSide;
  const sheet = (out: number) =>
    surface(320, 1, (u, v): Point => {
      const [x, y] = at(u, out);
      return [x, y, (v - 0.5) * wide];
    });
  group.add(new Mesh(sheet(0), skin), new Mesh(sheet(thick), skin));
  for (const side of [-0.5, 0.5])
    group.add(
      new Mesh(
        surface(320, 1, (u, v): Point => {
          const [x, y] = at(u, v * thick);
          return [x, y, side * wide];
        }),
        skin,
      ),
    );
  group.add(
    new Mesh(
      surface(1, 1, (u, v): Point => [flat, v * thick, (u - 0.5) * wide]),
      skin,
    ),
  );
  group.add(printOn(lines(ink), (u, v) => [2.4 + u * (flat - 3.4), thick + 0.012, (0.5 - v) * (wide - 1)], 1));
  return group;
}
