import { cx } from "../class-names.ts";
import type { lucideNames } from "./lucide-names.ts";
import { type ownIcons, spriteUrl } from "./sprite-index.ts";

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
  const drawing = <use href={`${spriteUrl}#${name}`} />;
  const classes = cx("inline-block shrink-0 stroke-2", sizes[size], className);
  if (label === undefined) {
    return (
      <svg className={classes} aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={classes} role="img" aria-label={label} focusable="false">
      {drawing}
    </svg>
  );
}
