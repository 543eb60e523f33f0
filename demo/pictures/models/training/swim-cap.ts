import { DoubleSide, type Group, Mesh } from "three";
import { rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { printOn, transfer } from "../parts/print.ts";
import { cord, surface } from "../surface.ts";
import { headAt, headForm } from "./head-form.ts";

const waves = (ink: Paint) =>
  transfer(`waves ${ink}`, 512, 256, (pen) => {
    pen.strokeStyle = palette[ink];
    pen.lineWidth = 15;
    pen.lineCap = "round";
    for (const y of [168, 204, 240]) {
      pen.beginPath();
      for (let x = 20; x <= 492; x += 4) pen.lineTo(x, y + 12 * Math.sin(x / 26));
      pen.stroke();
    }
    pen.fillStyle = palette[ink];
    pen.textAlign = "center";
    pen.font = 'italic bold 120px "Liberation Sans", sans-serif';
    pen.fillText("SIRIP", 256, 124);
  });

/** A silicone cap pulled over a shop's head form. */
export function swimCap(paint: Paint, ink: Paint, form: Paint = "sand"): Group {
  const group = headForm(form);
  const rim = (turn: number) => 0.62 + 0.08 * Math.cos(turn) - 0.05 * Math.exp(-(((Math.abs(turn) - 1.6) / 0.6) ** 2));
  const at = (turn: number, share: number, out: number) => {
    const low = rim(turn);
    return headAt(turn, low + (1 - low) * Math.sin((share * Math.PI) / 2), out);
  };
  const skin = rubber(paint);
  skin.side = DoubleSide;
  skin.roughness = 0.38;
  skin.clearcoat = 0.35;
  skin.clearcoatRoughness = 0.3;
  group.add(
    new Mesh(
      surface(90, 50, (u, v) => at(u * Math.PI * 2 - Math.PI, v, 0.14)),
      skin,
    ),
  );
  const edge = Array.from({ length: 60 }, (_, n) => at((n / 60) * Math.PI * 2 - Math.PI, 0, 0.12));
  group.add(new Mesh(cord(edge, 0.13, true), skin));
  for (const side of [-1, 1])
    group.add(printOn(waves(ink), (u, v) => at(side * 1.45 + (u - 0.5) * 1.15, 0.12 + v * 0.42, 0.17)));
  return group;
}
