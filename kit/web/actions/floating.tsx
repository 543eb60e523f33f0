import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { type Protected, watchClearance } from "./watch-clearance.ts";

export type FloatingProps = {
  /** Its position, as classes. */
  place: string;
  protects: Protected;
  children: ReactNode;
};

/** A floating element that fades out where it would cover content or controls. It stays reachable by keyboard, and then is visible. */
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
