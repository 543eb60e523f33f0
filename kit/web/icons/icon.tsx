import { cx } from "../class-names.ts";
import type { lucideNames } from "./lucide-names.ts";
import type { ownIcons } from "./own-icons.ts";
import { spriteUrl } from "./sprite-url.ts";

export type IconName = (typeof lucideNames)[number] | keyof typeof ownIcons;

const sizes = { xs: "size-3.5", sm: "size-4", md: "size-5", lg: "size-6", xl: "size-8", "2xl": "size-12" } as const;

export type IconProps = {
  name: IconName;
  size?: keyof typeof sizes;
  /** Only for an icon without a text beside it. */
  label?: string;
  className?: string;
};

/** An icon of the sprite, in the current text colour. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  return (
    <svg
      className={cx("inline-block shrink-0 stroke-2", sizes[size], className)}
      role={label && "img"}
      aria-label={label}
      aria-hidden={!label || undefined}
      focusable="false"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
