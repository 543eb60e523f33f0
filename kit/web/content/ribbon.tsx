import { cx } from "../class-names.ts";

const tones = {
  sun: "bg-sun text-on-sun",
  brick: "bg-brick text-on-brick",
  court: "bg-court text-on-court",
  ink: "bg-ink text-paper",
} as const;

export type RibbonProps = { children: string; tone?: keyof typeof tones };

/** A label on the corner of a picture. Yellow is for promotions only. */
export function Ribbon({ children, tone = "sun" }: RibbonProps) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center rounded-r-sm py-1 pr-2.5 pl-2 text-2xs font-extrabold tracking-wide uppercase",
        tones[tone],
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
