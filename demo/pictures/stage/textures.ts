import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import { seededRandom } from "./random.ts";

/** Paints a texture pixel by pixel; `paint` returns red, green and blue from 0 to 255. */
export function pixelTexture(
  width: number,
  height: number,
  kind: "colour" | "height",
  paint: (u: number, v: number) => readonly [number, number, number],
): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot paint");
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = paint((x + 0.5) / width, 1 - (y + 0.5) / height);
      image.data.set([red, green, blue, 255], (y * width + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  if (kind === "colour") texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A texture drawn with the pen of a canvas. */
export function drawnTexture(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot paint");
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

const grey = (value: number) => [value, value, value] as const;

function repeated(texture: Texture, repeat: number): Texture {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  return texture;
}

const kept = new Map<string, Texture>();

/** Painting pixels takes longer than drawing with them, so a texture is painted once. */
function once(name: string, paint: () => Texture): Texture {
  const texture = kept.get(name) ?? paint();
  kept.set(name, texture);
  return texture;
}

/** Fine irregular grain, as on rubber. */
export function grainTexture(repeat: number): Texture {
  return once(`grain ${repeat}`, () => {
    const random = seededRandom("grain");
    return repeated(
      pixelTexture(128, 128, "height", () => grey(110 + random() * 60)),
      repeat,
    );
  });
}

/** Over-and-under threads. */
export function weaveTexture(repeat: number): Texture {
  const threads = 16;
  return once(`weave ${repeat}`, () =>
    repeated(
      pixelTexture(256, 256, "height", (u, v) => {
        const across = Math.abs(Math.sin(u * threads * Math.PI));
        const along = Math.abs(Math.sin(v * threads * Math.PI));
        const over = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 0;
        return grey(90 + 120 * (over ? across * 0.75 + along * 0.25 : along * 0.75 + across * 0.25));
      }),
      repeat,
    ),
  );
}
