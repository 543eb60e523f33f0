import type { ComponentProps, MouseEvent } from "react";
import { cx } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import { type ButtonStyle, buttonClass } from "./button-class.ts";

export type ButtonProps = Omit<ComponentProps<"button">, "style"> &
  ButtonStyle & {
    /** Keeps its size and its focus while the work runs, and ignores further clicks. */
    loading?: boolean;
    icon?: IconName;
    iconEnd?: IconName;
  };

export function Button({
  variant,
  size,
  block,
  className,
  loading = false,
  icon,
  iconEnd,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <span className={cx("inline-flex items-center justify-center gap-2", loading && "animate-vanish")}>
        {icon ? <Icon name={icon} /> : null}
        {children}
        {iconEnd ? <Icon name={iconEnd} /> : null}
      </span>
      {loading ? <Spinner size="sm" className="absolute" /> : null}
    </button>
  );
}
