import sharp from "sharp";
import type { Shot } from "../stage/shot.ts";

const logoFile = new URL("#apps/storefront/public/brand/logo.svg", import.meta.url);
const qualities = [88, 84, 80, 76, 72, 68, 62, 56, 50, 44, 38];
/** Hundreds of product pictures share one budget, and are seen at half their size on most screens. */
const smallQualities = [54, 48, 42, 36, 30];

async function withLogo(png: Buffer, shot: Shot): Promise<Buffer> {
  if (!shot.logo) return png;
  const { width, left, top } = shot.logo;
  const logo = await sharp(logoFile.pathname, { density: 300 }).resize({ width }).png().toBuffer();
  return sharp(png)
    .composite([{ input: logo, left, top }])
    .png()
    .toBuffer();
}

/** The best looking webp that keeps within the shot's weight. */
export async function finishPicture(png: Buffer, shot: Shot): Promise<{ webp: Buffer; quality: number }> {
  const picture = await withLogo(png, shot);
  const small = shot.name.startsWith("products/");
  for (const quality of small ? smallQualities : qualities) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= shot.maxKilobytes * 1000) return { webp, quality };
  }
  throw new Error(`${shot.name} does not fit into ${shot.maxKilobytes} kB`);
}
