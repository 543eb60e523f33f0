import { Color, MeshPhysicalMaterial, RepeatWrapping, type Texture } from "three";
import { type Paint, palette } from "../../stage/palette.ts";
import { seededRandom } from "../../stage/random.ts";
import { pixelTexture } from "../../stage/textures.ts";

const kept = new Map<number, Texture>();

/** Long pale and dark streaks, as a grey picture that tints the paint. */
function paintGrain(): Texture {
  const random = seededRandom("timber");
  const streaks = Array.from({ length: 128 }, () => random());
  const soft = (x: number) => {
    const at = Math.floor(x * 128);
    const t = x * 128 - at;
    return (streaks[at % 128] ?? 0) * (1 - t) + (streaks[(at + 1) % 128] ?? 0) * t;
  };
  return pixelTexture(256, 256, "colour", (u, v) => {
    const bend = 0.02 * Math.sin(v * Math.PI * 2) + 0.012 * Math.sin(v * Math.PI * 6 + 1);
    const streak = soft((u + bend + 2) % 1) * 0.7 + soft(((u + bend) * 3 + 2) % 1) * 0.3;
    const value = 205 + streak * 50;
    return [value, value * 0.985, value * 0.96];
  });
}

function grain(repeat: number): Texture {
  const picture = kept.get(repeat) ?? paintGrain();
  kept.set(repeat, picture);
  picture.wrapS = RepeatWrapping;
  picture.wrapT = RepeatWrapping;
  picture.repeat.set(repeat, repeat * 0.3);
  return picture;
}

/** Oiled wood in a paint; `repeat` is how many times the grain fits into one unit of the surface. */
export function woodSkin(paint: Paint, repeat: number): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: new Color(palette[paint]),
    map: grain(repeat),
    roughness: 0.55,
    clearcoat: 0.2,
  });
}
