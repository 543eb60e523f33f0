import { DoubleSide, Group, Mesh, type Texture } from "three";
import { plastic, printed } from "../../stage/materials.ts";
import { palette } from "../../stage/palette.ts";
import { drawnTexture } from "../../stage/textures.ts";
import { cord, type Point, surface } from "../surface.ts";
import { turned } from "../turned.ts";

const kept = new Map<string, Texture>();

/** A slice of melon: red flesh with seeds on top, pale rind, striped green outside. */
function melon(): Texture {
  const known = kept.get("melon");
  if (known) return known;
  const picture = drawnTexture(512, 512, (pen) => {
    pen.fillStyle = palette.court;
    pen.fillRect(0, 0, 512, 512);
    pen.fillStyle = palette.leaf;
    for (let n = 0; n < 16; n += 1) {
      pen.beginPath();
      const x = n * 32;
      pen.moveTo(x, 0);
      for (let y = 0; y <= 512; y += 16) pen.lineTo(x + 4 + 4 * Math.sin(y / 18 + n), y);
      for (let y = 512; y >= 0; y -= 16) pen.lineTo(x + 17 + 4 * Math.sin(y / 15 + n * 2), y);
      pen.fill();
    }
    // The upper half of the tube: v from 0.12 to 0.62 of the way around.
    pen.fillStyle = palette.sage;
    pen.fillRect(0, 512 - 352, 512, 330);
    pen.fillStyle = palette.cream;
    pen.fillRect(0, 512 - 338, 512, 302);
    pen.fillStyle = palette.coral;
    pen.fillRect(0, 512 - 316, 512, 262);
    pen.fillStyle = palette.ink;
    for (let n = 0; n < 39; n += 1) {
      pen.save();
      pen.translate(n * 13.1 + 8, 512 - (n % 3 === 0 ? 120 : n % 3 === 1 ? 190 : 250));
      pen.beginPath();
      pen.ellipse(0, 0, 3.4, 10, 0, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  });
  kept.set("melon", picture);
  return picture;
}

/** An inflated ring lying on the water side, with a welded seam and its valve. */
export function poolRing(): Group {
  const group = new Group();
  const [ring, tube] = [6.2, 2.9];
  const at = (u: number, v: number, out = 0): Point => {
    const turn = u * Math.PI * 2;
    const angle = v * Math.PI * 2;
    const pucker = 0.05 * Math.sin(turn * 30) * Math.max(0, -Math.cos(angle)) ** 2;
    const far = ring + Math.cos(angle) * (tube + out + pucker);
    return [Math.cos(turn) * far, tube * 0.94 + Math.sin(angle) * (tube * 0.94 + out), Math.sin(turn) * far];
  };
  const skin = printed(melon(), null, 0.28);
  skin.side = DoubleSide;
  skin.clearcoat = 0.8;
  skin.clearcoatRoughness = 0.12;
  group.add(
    new Mesh(
      surface(160, 72, (u, v) => at(u, v)),
      skin,
    ),
  );
  for (const v of [0, 0.5])
    group.add(
      new Mesh(
        cord(
          Array.from({ length: 60 }, (_, n) => at(n / 60, v, 0.01)),
          0.09,
          true,
        ),
        plastic(v ? "coral" : "court"),
      ),
    );
  const valve = new Mesh(
    turned([
      [0, 0.5],
      [0.3, 0.5],
      [0.36, 0.42],
      [0.36, 0.1],
      [0.62, 0.06],
      [0.66, 0],
    ]),
    plastic("white"),
  );
  const [x, y, z] = at(0.19, 0.12);
  valve.position.set(x, y - 0.05, z);
  valve.rotation.set(0.5, 0, -0.3);
  group.add(valve);
  return group;
}
