import { Color, DoubleSide, Group, SphereGeometry, type Texture } from "three";
import { printed, rubber } from "../../stage/materials.ts";
import { type Paint, palette } from "../../stage/palette.ts";
import { between, type Random } from "../../stage/random.ts";
import { pixelTexture } from "../../stage/textures.ts";
import { copies } from "../sewing/copies.ts";
import { glazed } from "../sewing/natural-materials.ts";
import { part } from "../sewing/part.ts";
import { spun } from "../spun.ts";
import { surface } from "../surface.ts";

const kept = new Map<string, Texture>();

/** A green leaf with wavering pale bands across and a golden edge. */
function banded(): Texture {
  const known = kept.get("leaf");
  if (known) return known;
  const [gold, dark, pale] = (["gold", "court", "leaf"] as const).map((paint) =>
    new Color(palette[paint]).convertLinearToSRGB(),
  );
  const texture = pixelTexture(256, 64, "colour", (u, v) => {
    const edge = Math.abs(v - 0.5) * 2;
    const wave = Math.sin(u * 62 + Math.sin(v * 14 + u * 9) * 1.5);
    const paint = edge > 0.76 + 0.05 * wave ? gold : wave > 0.35 ? pale : dark;
    return [(paint?.r ?? 0) * 255, (paint?.g ?? 0) * 255, (paint?.b ?? 0) * 255];
  });
  kept.set("leaf", texture);
  return texture;
}

/** One sword-shaped leaf leaning outward. */
function sword(turn: number, lean: number, tall: number, wide: number) {
  return surface(40, 12, (t, v) => {
    const across = v * 2 - 1;
    const w = wide * Math.min(1, 0.45 + t * 1.4) * (t > 0.75 ? 1 - ((t - 0.75) / 0.25) ** 2.2 : 1);
    const twist = Math.sin(t * 2.4) * 0.5;
    const x = across * w * Math.cos(twist);
    const z = across * w * Math.sin(twist) + 0.35 * across * across * w + lean * t * t;
    return [x * Math.cos(turn) + z * Math.sin(turn), t * tall, -x * Math.sin(turn) + z * Math.cos(turn)];
  });
}

/** A ribbed vase with a snake plant in it. */
export function plantedVase(glaze: Paint, random: Random): Group {
  const group = new Group();
  const coat = glazed(glaze, 0.55);
  const ribs = Array.from({ length: 49 }, (_, n) => {
    const t = n / 48;
    return [2.1 + 1.35 * Math.sin(0.35 + t * 2.3) + (n % 4 < 2 ? 0.07 : 0), 0.2 + t * 5.6];
  }).flat();
  part(group, spun([0, 0, 2.3, 0, 2.5, 0.1, ...ribs, 2.5, 5.95, 2.35, 5.95, 2.3, 5.4]), coat);
  part(group, spun([2.4, 5.35, 0, 5.4]), rubber("cocoa"));
  const pebbles = Array.from({ length: 60 }, () => {
    const [angle, r] = [random() * 6.283, Math.sqrt(random()) * 2.1];
    return {
      at: [Math.cos(angle) * r, 5.45, Math.sin(angle) * r] as const,
      size: [between(random, 0.2, 0.34), 0.16, between(random, 0.2, 0.34)] as const,
    };
  });
  group.add(copies(new SphereGeometry(1, 10, 8), rubber("sand"), pebbles));
  const green = printed(banded(), null, 0.45);
  green.side = DoubleSide;
  const leaves = new Group();
  leaves.position.y = 5.2;
  for (let n = 0; n < 7; n += 1) {
    const angle = n * 2.4;
    const r = 0.35 + n * 0.14;
    const shape = sword(angle, 0.5 + n * 0.34, between(random, 9.2, 11) - n * 0.62, between(random, 0.85, 1.05));
    part(leaves, shape, green, [Math.sin(angle) * r, 0, Math.cos(angle) * r]);
  }
  group.add(leaves);
  return group;
}
