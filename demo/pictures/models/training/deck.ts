import { type BufferGeometry, DoubleSide, Group, Mesh } from "three";
import { plastic, printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { lettering, printOn } from "../parts/print.ts";
import { woodSkin } from "../parts/wood.ts";
import { profile, surface } from "../surface.ts";
import { stuck } from "./grip-tape.ts";

export type DeckForm = {
  readonly length: number;
  /** Half the width and the height from tail (0) to nose (1). */
  readonly half: (place: number) => number;
  readonly rise: (place: number) => number;
  readonly thick: number;
};

/** A street deck: the same at both ends, kicked up. */
export const streetDeck: DeckForm = {
  length: 32,
  half: profile(
    [0, 0.05],
    [0.02, 1.6],
    [0.06, 2.9],
    [0.14, 3.85],
    [0.3, 4.05],
    [0.7, 4.05],
    [0.86, 3.85],
    [0.94, 2.9],
    [0.98, 1.6],
    [1, 0.05],
  ),
  rise: profile([0, 2.1], [0.1, 1.0], [0.2, 0.16], [0.28, 0], [0.72, 0], [0.8, 0.16], [0.9, 1.0], [1, 2.1]),
  thick: 0.46,
};

/** A small cruiser: pointed nose, square tail. */
export const cruiserDeck: DeckForm = {
  length: 23,
  half: profile(
    [0, 0.05],
    [0.012, 1.9],
    [0.05, 2.5],
    [0.2, 2.9],
    [0.5, 3.1],
    [0.72, 2.8],
    [0.88, 1.9],
    [0.96, 1.05],
    [0.99, 0.55],
    [1, 0.05],
  ),
  rise: profile([0, 1.7], [0.12, 0.7], [0.24, 0.06], [0.32, 0], [0.85, 0], [1, 0.45]),
  thick: 0.55,
};

/** Crowds the grid toward both ends, where the outline turns fastest. */
const paced = (u: number) => (1 - Math.cos(u * Math.PI)) / 2;

function skinOf({ length, half, rise, thick }: DeckForm, side: 1 | -1, less = 0): BufferGeometry {
  return surface(120, 20, (u, v) => {
    const place = less / length + paced(u) * (1 - (2 * less) / length);
    const across = v * 2 - 1;
    const wide = Math.max(0.02, half(place) - less);
    const hollow = 0.16 * across * across * Math.min(1, half(place) / 3);
    return [(place - 0.5) * length, rise(place) + hollow + (side * thick) / 2 + side * less * 0.05, across * wide];
  });
}

function edgeOf({ length, half, rise, thick }: DeckForm, from: number, to: number): BufferGeometry {
  return surface(240, 4, (u, v) => {
    const back = u > 0.5;
    const place = paced(back ? 2 - u * 2 : u * 2);
    const level = from + (to - from) * v;
    const bulge = 0.07 * Math.sin(level * Math.PI);
    const hollow = 0.16 * Math.min(1, half(place) / 3);
    const z = (half(place) + bulge) * (back ? -1 : 1);
    return [(place - 0.5) * (length + bulge * 2), rise(place) + hollow + (level - 0.5) * thick, z];
  });
}

/** What is painted under the deck: a low sun over waves. The deck is four times as long as wide, the canvas twice. */
function graphic(ground: Paint, figure: Paint, accent: Paint) {
  return drawnTexture(512, 256, (pen) => {
    pen.scale(0.5, 1);
    pen.fillStyle = palette[ground];
    pen.fillRect(0, 0, 1024, 256);
    for (const [n, radius] of [112, 90, 68, 46].entries()) {
      pen.fillStyle = palette[n % 2 ? ground : accent];
      pen.beginPath();
      pen.arc(800, 140, radius, 0, Math.PI * 2);
      pen.fill();
    }
    pen.fillStyle = palette[figure];
    for (let row = 0; row < 3; row += 1) {
      const y = 186 + row * 34;
      pen.beginPath();
      pen.moveTo(0, y);
      for (let x = 0; x <= 1024; x += 8) pen.lineTo(x, y + 12 * Math.sin(x / 40 + row));
      for (let x = 1024; x >= 0; x -= 8) pen.lineTo(x, y + 18 + 12 * Math.sin(x / 40 + row));
      pen.fill();
    }
    pen.font = 'italic bold 84px "Liberation Sans", sans-serif';
    pen.fillStyle = palette.white;
    pen.textAlign = "center";
    pen.fillText("SIRIP", 512, 130);
  });
}

/** Plies, sandpaper above and a painted underside. */
export function plyDeck(form: DeckForm, ground: Paint, figure: Paint, accent: Paint): Group {
  const group = new Group();
  const under = printed(graphic(ground, figure, accent), null, 0.35);
  under.side = DoubleSide;
  group.add(new Mesh(skinOf(form, -1), under));
  group.add(new Mesh(skinOf(form, 1), woodSkin("wood", 1)));
  group.add(new Mesh(skinOf(form, 1, 0.12).translate(0, 0.02, 0), stuck()));
  for (const [from, to, paint] of [
    [0, 0.3, "sand"],
    [0.3, 0.42, ground],
    [0.42, 0.62, "sand"],
    [0.62, 0.74, accent],
    [0.74, 1, "sand"],
  ] as const) {
    const ply = plastic(paint);
    ply.side = DoubleSide;
    ply.clearcoat = 0;
    group.add(new Mesh(edgeOf(form, from, to), ply));
  }
  return group;
}

/** One moulded piece with a waffled top. */
export function mouldedDeck(form: DeckForm, paint: Paint, waffle: (paint: Paint) => Mesh["material"]): Group {
  const group = new Group();
  const body = plastic(paint);
  body.side = DoubleSide;
  group.add(new Mesh(skinOf(form, -1), body));
  group.add(new Mesh(skinOf(form, 1), body));
  group.add(new Mesh(skinOf(form, 1, 0.3).translate(0, 0.05, 0), waffle(paint)));
  group.add(new Mesh(edgeOf(form, 0, 1), body));
  const low = form.rise(0.5) - form.thick / 2;
  group.add(
    printOn(lettering("SIRIP", "white"), (u, v) => [
      (u - 0.4) * 7,
      low - 0.04 + 0.16 * (v - 0.5) ** 2,
      (v - 0.5) * 1.8,
    ]),
  );
  return group;
}
