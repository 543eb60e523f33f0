/** By thirds from the top and from the left. Classes, because the content security policy drops style attributes. */
const crops = [
  ["object-left-top", "object-top", "object-right-top"],
  ["object-left", undefined, "object-right"],
  ["object-left-bottom", "object-bottom", "object-right-bottom"],
] as const;

const third = (percent: number): number => Math.min(2, Math.floor(percent / 33.4));

/** The class that keeps a focal point visible when its picture is cropped; undefined for one near the middle. */
export function cropOf(focus: readonly number[] | null | undefined): string | undefined {
  const [left = 50, top = 50] = focus ?? [];
  return crops[third(top)]?.[third(left)];
}
