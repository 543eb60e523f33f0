import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { type Protected, watchClearance } from "./watch-clearance.ts";

export type FloatingProps = {
  /** Where it floats, as classes. */
  place: string;
  protects: Protected;
  children: ReactNode;
};

/**
 * Something that floats over the page and fades away where it would cover what people read or press. The keyboard still
 * reaches it, and then it shows.
 */
export function Floating({ place, protects, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (box.current) return watchClearance(box.current, protects, setCovers);
  }, [protects]);
  return (
    <div
      ref={box}
      data-floating=""
      data-print="hide"
      className={cx(
        "steps-aside fixed z-30 flex transition-opacity duration-150",
        place,
        covers && "pointer-events-none opacity-0 focus-within:pointer-events-auto focus-within:opacity-100",
      )}
    >
      {children}
    </div>
  );
}
