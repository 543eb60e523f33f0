import { createContext, useContext } from "react";

/** Input of the media library's dialog. */
export type MediaChoice = {
  readonly kind: "picture" | "video";
  readonly onClose: () => void;
  readonly onChoose: (file: { readonly path: string } | undefined) => void;
};

/**
 * Opens the media library to choose one file and passes its path to the callback. The form has one dialog for all its
 * pictures.
 */
type OpenMediaPicker = (kind: "picture" | "video", onChosen: (path: string) => void) => void;

export const MediaChoiceContext = createContext<OpenMediaPicker>(() => undefined);

export const useOpenMediaPicker = (): OpenMediaPicker => useContext(MediaChoiceContext);
