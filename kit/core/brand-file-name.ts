/** The colours of a shop: of its buttons, and of its coloured backgrounds. */
export type BrandColours = { readonly action: string; readonly ground: string };

const pattern = /^([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** The last part of the stylesheet's address has the colours, so that it may be cached for good. */
export const brandFileName = ({ action, ground }: BrandColours): string => `${action.slice(1)}-${ground.slice(1)}.css`;

export function brandColoursOf(fileName: string): BrandColours | null {
  const found = pattern.exec(fileName);
  return found ? { action: `#${found[1]}`, ground: `#${found[2]}` } : null;
}
