export type Box = { left: number; top: number; width: number; height: number };
export type Align = "start" | "center" | "end";

const gap = 8;
const margin = 8;

/** The position of a panel: below its anchor, above when there is no room below, and always inside the viewport. */
export function placeBeside(
  anchor: Box,
  panel: { width: number; height: number },
  view: { width: number; height: number },
  align: Align,
): { left: number; top: number } {
  const wished = {
    start: anchor.left,
    center: anchor.left + (anchor.width - panel.width) / 2,
    end: anchor.left + anchor.width - panel.width,
  }[align];
  const left = Math.max(margin, Math.min(wished, view.width - panel.width - margin));
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - panel.height;
  const fitsBelow = below + panel.height + margin <= view.height;
  return { left, top: fitsBelow || above < margin ? below : above };
}
