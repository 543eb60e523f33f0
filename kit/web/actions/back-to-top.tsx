import { useEffect, useState } from "react";
import { Floating } from "./floating.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Protected } from "./watch-clearance.ts";

/** Shown below this scroll position. */
const farDown = 600;

export type BackToTopProps = {
  label: string;
  /** The element that gets focus after the jump; it needs tabIndex -1. */
  focusTarget?: string;
  protects: Protected;
};

/** Floats 50 px above the lower edge of the window. */
export function BackToTop({ label, focusTarget = "main", protects }: BackToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const check = () => setShown(window.scrollY > farDown);
    // In the next frame: reading it at once would force a layout.
    const first = requestAnimationFrame(check);
    window.addEventListener("scroll", check, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener("scroll", check);
    };
  }, []);

  if (!shown) return null;
  const climb = () => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(focusTarget)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  };
  return (
    <Floating place="right-4 bottom-[50px]" protects={protects}>
      <IconButton icon="arrow-up" label={label} tone="raised" size="lg" onClick={climb} />
    </Floating>
  );
}
