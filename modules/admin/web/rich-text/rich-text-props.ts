import type { ReactNode } from "react";

/** A picture as a picker returns it. */
export type ChosenPicture = {
  readonly path: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
};

/** Dialogs of other modules in which pictures and products are chosen. */
export type RichTextPickers = {
  readonly picture: (props: { onClose: () => void; onChoose: (picture: ChosenPicture) => void }) => ReactNode;
  readonly products: (props: { codes: readonly string[]; onChange: (codes: readonly string[]) => void }) => ReactNode;
};

export type RichTextProps = {
  id: string;
  label: string;
  lang: string;
  /** HTML that the server has sanitized, or that this editor has written; empty for none. */
  value: string;
  onChange: (html: string) => void;
  editable: boolean;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  pickers: RichTextPickers;
};
