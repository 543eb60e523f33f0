import { type Group, Mesh, PlaneGeometry, type Texture } from "three";
import { printed } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import type { Random } from "../../stage/random.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { person } from "../peg-person.ts";
import { built, doubled } from "../site.ts";

const painted = new Map<string, Texture>();

function numeral(words: string, paint: Paint): Texture {
  const name = `${words} ${paint}`;
  const kept = painted.get(name);
  if (kept) return kept;
  const texture = drawnTexture(128, 128, (pen) => {
    pen.fillStyle = palette[paint];
    pen.fillRect(0, 0, 128, 128);
    pen.fillStyle = palette.white;
    pen.beginPath();
    pen.arc(64, 64, 54, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = palette[paint === "sun" ? "ink" : paint];
    pen.font = 'bold 84px "Liberation Sans", Arial, sans-serif';
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(words, 64, 69);
  });
  painted.set(name, texture);
  return texture;
}

/** Stacks of one to five large bricks, each with its number, as a staircase for a doll. */
export function countingStairs(paints: readonly Paint[], random: Random): Group {
  return built(random, (site) => {
    const big = doubled(site);
    big.lay({ x: -2, z: -1, y: 0, wide: paints.length * 2 + 3, deep: 3, high: 0.5, paint: "white" });
    paints.forEach((paint, column) => {
      for (let n = 0; n <= column; n += 1) {
        big.lay({ x: column * 2, z: 0, y: 0.5 + n * 3, wide: 2, deep: 1, paint });
        const face = new Mesh(new PlaneGeometry(0.86, 0.86), printed(numeral(String(n + 1), paint), null, 0.4));
        big.add(face, [column * 2 + 1, 2 + n * 3, 0.996]);
      }
    });
    const last = paints.length - 1;
    person(big, last * 2 + 1, 0.7 + paints.length * 3, 0.5, { coat: "sea", hair: "cocoa", turn: -10 });
    person(big, -0.9, 0.8, 0.7, { coat: "coral", trousers: "court", hair: "ink", turn: 30 });
  });
}
