import { cx } from "../class-names.ts";
import { Modal, type ModalProps } from "./modal.tsx";

const widths = {
  s: "md:w-dialog-s",
  m: "md:w-dialog-m",
  l: "md:w-dialog-l",
  xl: "md:w-dialog-xl md:max-w-[90vw]",
} as const;

export type DialogProps = ModalProps & {
  /** 360, 500, 600 or 1045 px on wide screens; always 90 % of a phone. */
  size?: keyof typeof widths;
};

/** A window over the page that waits for an answer. */
export function Dialog({ size = "m", ...modal }: DialogProps) {
  const shape = cx(
    "max-h-[min(90dvh,52rem)] w-[90vw] max-w-[90vw] rounded-xl [--enter-from:translateY(16px)_scale(0.98)]",
    widths[size],
  );
  return <Modal shape={shape} {...modal} />;
}
