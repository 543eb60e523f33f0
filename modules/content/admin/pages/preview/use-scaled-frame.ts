import { type RefObject, useEffect } from "react";

/** The viewport width of a desktop preview, independent of the space beside the form. */
export const desktopWidth = 1280;

/** Renders the frame at desktop width and scales it down to its container. Without a width it fills the container. */
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
