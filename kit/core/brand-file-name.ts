/** The colours of a shop: of its buttons, and of its coloured backgrounds. Null: the one of palette.css. */
export type BrandColours = { readonly action: string | null; readonly ground: string | null };

/** The colours of palette.css. */
export const usualColours = { action: "#b8321d", ground: "#0f5943" } as const;

const pattern = /^([0-9a-f]{6}|usual)-([0-9a-f]{6}|usual)\.css$/;

const written = (colour: string | null): string => colour?.slice(1) ?? "usual";
const read = (text: string | undefined): string | null => (text === undefined || text === "usual" ? null : `#${text}`);

/** The last part of the stylesheet's address has the colours, so that it may be cached for good. */
export const brandFileName = ({ action, ground }: BrandColours): string => `${written(action)}-${written(ground)}.css`;

export function brandColoursOf(fileName: string): BrandColours | null {
  const found = pattern.exec(fileName);
  return found ? { action: read(found[1]), ground: read(found[2]) } : null;
}
