import { cx } from "../class-names.ts";
import { monogram } from "./monogram.ts";

const sizes = { sm: "size-8 text-xs", md: "size-11 text-sm", lg: "size-16 text-xl" } as const;

/** The initials of a name on a green brick. Decorative: the name itself is beside it. */
export function Avatar({ name, size = "md" }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-flex shrink-0 items-center justify-center rounded-md bg-court font-extrabold text-on-court uppercase",
        sizes[size],
      )}
    >
      {monogram(name)}
    </span>
  );
}
