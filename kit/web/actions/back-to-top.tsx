import { useEffect, useState } from "react";
import { Floating } from "./floating.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Protected } from "./watch-clearance.ts";

/** Shown once the visitor is this far down. */
const farDown = 600;

export type BackToTopProps = {
  label: string;
  /** Where the keyboard continues after the jump; the element needs tabIndex -1. */
  focusTarget?: string;
  protects: Protected;
};

/** Floats 50 px above the lower edge of the window. */
export function BackToTop({ label, focusTarget = "main", protects }: BackToTopProps) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > farDown);
    // With the next picture of the page: asked at once, the browser would have to work out the layout for it.
    const first = requestAnimationFrame(look);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener("scroll", look);
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
