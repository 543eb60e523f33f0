import { type FileHandle, open } from "node:fs/promises";

/** Boxes with location, camera, author and the like; players need none of them. `uuid` holds XMP. */
const metadata = new Set(["udta", "meta", "uuid"]);
const containers = new Set(["moov", "trak"]);
/** A film has a few dozen outside its fragments. */
const mostBoxes = 100_000;

type Box = { readonly type: string; readonly at: number; readonly body: number; readonly end: number };
type Size = { readonly width: number; readonly height: number };

/**
 * Removes the metadata of an MP4 file in place: a box becomes free space of the same size, so that no offset changes. Answers the
 * film's size, or null when the file is not built of boxes or has no track with pictures.
 */
export async function cleanMp4(path: string): Promise<Size | null> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const boxes = await readBoxes(file, 0, size);
    if (!boxes?.some(({ type }) => type === "moov")) return null;
    let film: Size | null = null;
    for (const box of boxes) {
      if (metadata.has(box.type)) await blank(file, box);
      if (box.type === "tkhd") film = (await readSize(file, box)) ?? film;
    }
    return film;
  } finally {
    await file.close();
  }
}

/** The boxes between two places and those inside containers; null when a length is invalid. */
async function readBoxes(file: FileHandle, from: number, to: number): Promise<Box[] | null> {
  const found: Box[] = [];
  for (let at = from; at < to; ) {
    const box = await readBox(file, at, to);
    if (box === null || found.length >= mostBoxes) return null;
    const inner = containers.has(box.type) ? await readBoxes(file, box.body, box.end) : [];
    if (inner === null) return null;
    found.push(box, ...inner);
    at = box.end;
  }
  return found;
}

async function readBox(file: FileHandle, at: number, to: number): Promise<Box | null> {
  if (at + 8 > to) return null;
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, at);
  const short = head.readUInt32BE(0);
  const type = head.toString("latin1", 4, 8);
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
  return size < header || at + size > to ? null : { type, at, body: at + header, end: at + size };
}

const zeros = Buffer.alloc(64 * 1024);

async function blank(file: FileHandle, { at, body, end }: Box): Promise<void> {
  await file.write("free", at + 4, "latin1");
  for (let place = body; place < end; place += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, end - place), place);
  }
}

/** The size of a track as it is shown; null for one without pictures, such as sound. */
async function readSize(file: FileHandle, { body, end }: Box): Promise<Size | null> {
  const content = Buffer.alloc(96);
  await file.read(content, 0, Math.min(96, end - body), body);
  // The second version has longer times before the matrix.
  const matrix = content[0] === 1 ? 52 : 40;
  const [width, height] = [content.readUInt16BE(matrix + 36), content.readUInt16BE(matrix + 40)];
  if (width === 0 || height === 0) return null;
  // A phone held upright records sideways and sets the matrix.
  const isTurned = content.readInt32BE(matrix) === 0 && content.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
