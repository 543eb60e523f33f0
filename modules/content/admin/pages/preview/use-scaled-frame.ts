import { type RefObject, useEffect } from "react";

/** The width for which a desktop page is drawn, however narrow the room beside the form is. */
export const desktopWidth = 1280;

/** Draws the frame at the width of a desktop and scales it down to the box around it. Without a width it fills the box. */
export function useScaledFrame(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  width: number | null,
): void {
  useEffect(() => {
    const [around, inside] = [box.current, frame.current];
    if (!around || !inside) return;
    const fitFrame = () => {
      const scale = width === null ? 1 : Math.min(1, around.clientWidth / width);
      inside.style.width = width === null ? "" : `${Math.max(width, around.clientWidth)}px`;
      inside.style.height = `${around.clientHeight / scale}px`;
      inside.style.transform = scale === 1 ? "" : `scale(${scale})`;
    };
    const observer = new ResizeObserver(fitFrame);
    observer.observe(around);
    fitFrame();
    return () => observer.disconnect();
  }, [box, frame, width]);
}
