import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";

const tones = {
  plain: "text-ink hover:bg-sunken active:bg-line",
  brick: "text-brick-ink hover:bg-brick-soft active:bg-brick-soft",
  raised: "border border-line bg-raised text-ink shadow-float hover:bg-sunken",
  ground: "text-current hover:bg-ink/10",
} as const;

// 32 px with a mouse when small; always 44 px on touch screens.
const sizes = { sm: "size-8 pointer-coarse:size-11", md: "size-11", lg: "size-12" } as const;

type Look = {
  icon: IconName;
  /** The accessible name: the icon itself is hidden from screen readers. */
  label: string;
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  className?: string;
  /** A count badge on the corner, announced after the label. */
  children?: ReactNode;
};

const classesOf = ({ tone = "plain", size = "md", className }: Look) =>
  cx(
    "relative inline-flex shrink-0 items-center justify-center rounded-md transition-colors disabled:opacity-45",
    tones[tone],
    sizes[size],
    className,
  );

export type IconButtonProps = Look & Omit<ComponentProps<"button">, "style" | keyof Look>;

export function IconButton(props: IconButtonProps) {
  const { icon, label, tone, size, className, children, type = "button", ...rest } = props;
  return (
    <button type={type} className={classesOf(props)} {...rest}>
      <Icon name={icon} size={size === "sm" ? "md" : "lg"} />
      <VisuallyHidden>{children ? `${label} ` : label}</VisuallyHidden>
      {children}
    </button>
  );
}

export type IconLinkProps = Look & Omit<ComponentProps<typeof Link>, "style" | keyof Look>;

export function IconLink(props: IconLinkProps) {
  const { icon, label, tone, size, className, children, ...rest } = props;
  return (
    <Link className={classesOf(props)} {...rest}>
      <Icon name={icon} size={size === "sm" ? "md" : "lg"} />
      <VisuallyHidden>{children ? `${label} ` : label}</VisuallyHidden>
      {children}
    </Link>
  );
}
