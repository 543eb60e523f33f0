import type { PickedMedia } from "./picked-media.ts";

export type MediaPickerProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the chosen files in the order of selection; the caller then closes the dialog. */
  onChoose: (chosen: readonly PickedMedia[]) => void;
  /** Whether several files can be chosen at once. */
  many?: boolean;
  /** Restricts the choice to pictures or videos. */
  kind?: "picture" | "video";
  /** Paths the caller already uses; they are marked and cannot be chosen again. */
  present?: readonly string[];
};
