import { createContext, useContext } from "react";

/** What the dialog of the media library is told. */
export type MediaChoice = {
  readonly kind: "picture" | "video";
  readonly onClose: () => void;
  readonly onChoose: (file: { readonly path: string } | undefined) => void;
};

/** Opens the media library for one file; answers its path. The form has one dialog for all its pictures. */
type OpenMediaPicker = (kind: "picture" | "video", onChosen: (path: string) => void) => void;

export const MediaChoiceContext = createContext<OpenMediaPicker>(() => undefined);

export const useOpenMediaPicker = (): OpenMediaPicker => useContext(MediaChoiceContext);
