import sharp from "sharp";

/** A picture that no other run has uploaded. */
export async function aPicture(name: string) {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const buffer = await sharp({ create: { width: 240, height: 160, channels: 3, background, noise } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}
