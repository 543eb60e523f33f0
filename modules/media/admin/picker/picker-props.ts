import type { PickedMedia } from "./picked-media.ts";

export type MediaPickerProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the chosen files in the order of choosing; the owner then closes the dialog. */
  onChoose: (chosen: readonly PickedMedia[]) => void;
  /** Whether several files can be chosen at once. */
  many?: boolean;
  /** Offers pictures or videos only. */
  kind?: "picture" | "video";
  /** Paths that the owner has already; they are marked and can be chosen no second time. */
  present?: readonly string[];
};
