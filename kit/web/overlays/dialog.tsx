import { cx } from "../class-names.ts";
import { Modal, type ModalProps } from "./modal.tsx";

const widths = {
  s: "md:w-dialog-s",
  m: "md:w-dialog-m",
  l: "md:w-dialog-l",
  xl: "md:w-dialog-xl md:max-w-[90vw]",
} as const;

export type DialogProps = ModalProps & {
  /** 360, 500, 600 or 1045 px on wide screens; 90 % of a phone. */
  size?: keyof typeof widths;
  /** Fills a phone's screen: for long lists. */
  fullOnPhone?: boolean;
  /** 360 px on a phone instead, or the full width of a narrower one. */
  snugOnPhone?: boolean;
};

/** A modal dialog. */
export function Dialog({ size = "m", fullOnPhone = false, snugOnPhone = false, ...modal }: DialogProps) {
  const shape = cx(
    "md:max-h-[min(90dvh,52rem)] md:max-w-[90vw] md:rounded-xl [--enter-from:translateY(16px)_scale(0.98)]",
    fullOnPhone
      ? "phone:h-dvh phone:max-h-dvh phone:w-screen phone:max-w-[100vw]"
      : "phone:max-h-[min(90dvh,52rem)] phone:rounded-xl",
    !fullOnPhone && (snugOnPhone ? "phone:w-dialog-s phone:max-w-[100vw]" : "phone:w-[90vw] phone:max-w-[90vw]"),
    widths[size],
  );
  return <Modal shape={shape} {...modal} />;
}
