import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "../icons/icon.tsx";
import { type ButtonStyle, buttonClass } from "./button-class.ts";

export type LinkButtonProps = Omit<ComponentProps<typeof Link>, "style" | "className"> &
  ButtonStyle & { icon?: IconName; iconEnd?: IconName };

/** A link that looks like a button, for the main step of a page. */
export function LinkButton({ variant, size, block, className, icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <Link className={buttonClass({ variant, size, block, className })} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </Link>
  );
}
