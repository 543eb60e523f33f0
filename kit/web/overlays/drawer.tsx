import { Modal, type ModalProps } from "./modal.tsx";

const sides = {
  left: "inset-y-0 left-0 mr-auto ml-0 h-dvh max-h-dvh w-[min(90vw,24rem)] rounded-r-xl [--enter-from:translateX(-100%)]",
  right:
    "inset-y-0 right-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(90vw,27rem)] rounded-l-xl [--enter-from:translateX(100%)]",
  bottom:
    "inset-x-0 bottom-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-full rounded-t-xl [--enter-from:translateY(100%)]",
} as const;

export type DrawerProps = ModalProps & { side?: keyof typeof sides };

/** A dialog that slides in from an edge, for menus and filters. */
export function Drawer({ side = "right", ...modal }: DrawerProps) {
  return <Modal shape={sides[side]} {...modal} />;
}
