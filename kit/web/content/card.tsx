import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

const studColours = {
  brick: "[--studs:var(--brick)]",
  court: "[--studs:var(--court)]",
  sun: "[--studs:var(--sun)]",
} as const;

export type CardProps = {
  children: ReactNode;
  /** Studs on the upper edge, like a brick's: for one highlighted card per page. */
  studs?: keyof typeof studColours;
  /** Without padding, for pictures that reach the edge. */
  flush?: boolean;
  as?: "div" | "section" | "article" | "li";
  className?: string;
};

export function Card({ children, studs, flush = false, as: Element = "div", className }: CardProps) {
  return (
    <Element
      className={cx(
        "bg-surface text-ink shadow-lift",
        flush ? "overflow-hidden" : "p-inset md:p-6",
        studs ? `studs mt-2 overflow-visible rounded-t-xs rounded-b-lg ${studColours[studs]}` : "rounded-lg",
        className,
      )}
    >
      {children}
    </Element>
  );
}
