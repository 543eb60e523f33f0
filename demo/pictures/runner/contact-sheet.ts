import sharp from "sharp";

const side = 280;
const columns = 6;
const caption = 22;

/** Many pictures on one sheet with their names beneath, to judge them side by side. */
export async function contactSheet(pictures: readonly { name: string; png: Buffer }[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async ({ name, png }, index) => {
      const left = (index % columns) * side;
      const top = Math.floor(index / columns) * (side + caption);
      const label = `<svg width="${side}" height="${caption}"><text x="6" y="15" font-size="12" font-family="sans-serif">${name.replace("products/", "")}</text></svg>`;
      return [
        { input: await sharp(png).resize(side, side).png().toBuffer(), left, top },
        { input: Buffer.from(label), left, top: top + side },
      ];
    }),
  );
  const sheet = { width: columns * side, height: rows * (side + caption), channels: 3 as const, background: "#ffffff" };
  return sharp({ create: sheet }).composite(tiles.flat()).webp({ quality: 82 }).toBuffer();
}
