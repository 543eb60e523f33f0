import { cx } from "../class-names.ts";

type ButtonVariant = "primary" | "court" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const base = [
  "relative inline-flex items-center justify-center gap-2 rounded-md font-bold text-center select-none",
  "transition-colors disabled:border-line disabled:bg-line disabled:text-ink-soft disabled:[--edge:var(--line)]",
].join(" ");

const variants: Record<ButtonVariant, string> = {
  primary: "brick-edge bg-brick text-on-brick [--edge:var(--brick-edge)] hover:bg-brick-strong",
  court: "brick-edge bg-court text-on-court [--edge:var(--court-edge)] hover:bg-court-strong",
  secondary: "border-2 border-ink py-1.5 bg-surface text-ink hover:bg-sunken active:bg-line",
  quiet: "py-1.5 text-brick-ink hover:bg-brick-soft active:bg-brick-soft",
  danger: "border-2 border-danger py-1.5 bg-surface text-danger hover:bg-danger-soft active:bg-danger-soft",
};

// On touch screens a button of every size is at least 44 px high.
const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-inset text-base",
  lg: "min-h-13 px-7 text-lg",
};

export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean; className?: string };

/** The style shared by buttons and by links that look like them. */
export function buttonClass({ variant = "primary", size = "md", block = false, className }: ButtonStyle): string {
  return cx(base, variants[variant], sizes[size], block && "flex w-full", className);
}
