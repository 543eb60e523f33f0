import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { type TextRun, textRuns } from "./text-runs.ts";

const scripts = ["latin", "latin-ext", "vietnamese"] as const;
const weights = { regular: 400, bold: 700 } as const;
type Weight = keyof typeof weights;

type Face = { readonly name: string; readonly draws: (codePoint: number) => boolean };
type Faces = Readonly<Record<Weight, readonly [Face, ...Face[]]>>;

type TextStyle = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: "left" | "right";
};

/** A4 in points, with the margins all around. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

export type PdfSheet = {
  /** Writes one paragraph into a box and returns the position of the next one. Long lines are wrapped. */
  text(content: string, box: { x: number; y: number; width: number }, style?: TextStyle): number;
  /** The height of a paragraph. */
  height(content: string, width: number, style?: TextStyle): number;
  rule(y: number, from: number, to: number, thickness?: number): void;
  newPage(): void;
  /** Ends the document and returns its bytes. */
  bytes(): Promise<Uint8Array>;
};

/** The fonts as bytes. Read once by the caller, so that a document causes no disk reads. */
export type PdfTypefaces = ReadonlyMap<string, Buffer>;

const fileOf = (script: string, weight: Weight): string =>
  `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${script}-${weights[weight]}-normal.woff`;

export function readTypefaces(): PdfTypefaces {
  const { resolve } = createRequire(import.meta.url);
  const all = scripts.flatMap((script) => (["regular", "bold"] as const).map((weight) => ({ script, weight })));
  return new Map(
    all.map(({ script, weight }) => [`${weight} ${script}`, readFileSync(resolve(fileOf(script, weight)))]),
  );
}

/** A document of A4 pages in the shop's font. */
export function openSheet(typefaces: PdfTypefaces, about: { title: string; author: string; locale: string }): PdfSheet {
  const doc = new PDFDocument({
    size: "A4",
    margin: sheet.margin,
    lang: about.locale,
    displayTitle: true,
    info: { Title: about.title, Author: about.author },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  const faces = registerFaces(doc, typefaces);

  const runsOf = (content: string, weight: Weight): TextRun<Face>[] =>
    textRuns(content, faces[weight], (face) => face.draws);

  return {
    text(content, { x, y, width }, { size = 10, weight = "regular", colour = "#1f1b16", align = "left" } = {}) {
      doc.fontSize(size).fillColor(colour);
      const runs = runsOf(content, weight);
      runs.forEach(({ face, text }, index) => {
        const continued = index < runs.length - 1;
        doc.font(face.name);
        if (index === 0) doc.text(text, x, y, { width, align, continued });
        else doc.text(text, { width, align, continued });
      });
      return doc.y;
    },
    height(content, width, { size = 10, weight = "regular" } = {}) {
      doc.font(faces[weight][0].name).fontSize(size);
      return doc.heightOfString(content, { width });
    },
    rule(y, from, to, thickness = 0.5) {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor("#1f1b16").stroke();
    },
    newPage() {
      doc.addPage();
    },
    async bytes() {
      doc.end();
      await ended;
      return new Uint8Array(Buffer.concat(chunks));
    },
  };
}

type Drawing = { readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } } };

/** A font is parsed when the first character needs it: most documents need one or two of them. */
function registerFaces(doc: PDFKit.PDFDocument, typefaces: PdfTypefaces): Faces {
  const faceOf = (name: string): Face => {
    const bytes = typefaces.get(name);
    if (!bytes) throw new Error(`there is no typeface ${name}`);
    doc.registerFont(name, bytes);
    let opened: Drawing["_font"]["font"] | null = null;
    const open = () => {
      // The library does not expose the parsed font, which alone knows its glyphs.
      opened ??= (doc.font(name) as unknown as Drawing)._font.font;
      return opened;
    };
    return { name, draws: (point) => open().hasGlyphForCodePoint(point) };
  };
  const weightOf = (weight: Weight): [Face, ...Face[]] => {
    const [first, ...others] = scripts.map((script) => faceOf(`${weight} ${script}`));
    if (!first) throw new Error("there is no typeface");
    return [first, ...others];
  };
  return { regular: weightOf("regular"), bold: weightOf("bold") };
}
