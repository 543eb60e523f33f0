import { Icon } from "../icons/icon.tsx";

export type ChipProps = {
  children: string;
  /** Makes the chip removable; the label names what is removed, such as "Remove filter Red". */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A chosen filter or a tag. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  const classes =
    "inline-flex max-w-full min-h-8 items-center gap-1.5 rounded-sm border border-line bg-surface text-sm font-semibold";
  const label = <span className="truncate">{children}</span>;
  if (!onRemove) return <span className={`${classes} px-3`}>{label}</span>;
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={`${classes} pr-2 pl-3 hover:border-ink pointer-coarse:min-h-11`}
    >
      {label}
      <Icon name="x" size="sm" className="text-ink-soft" />
    </button>
  );
}
