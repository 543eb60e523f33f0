import { Icon } from "../icons/icon.tsx";

export type ChipProps = {
  children: string;
  /** With it the chip can be taken away; the label says what goes, such as "Remove filter Red". */
  onRemove?: () => void;
  removeLabel?: string;
};

/** A chosen filter or a tag. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  const look =
    "inline-flex max-w-full min-h-8 items-center gap-1.5 rounded-sm border border-line bg-surface text-sm font-semibold";
  const words = <span className="truncate">{children}</span>;
  if (!onRemove) return <span className={`${look} px-3`}>{words}</span>;
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={`${look} pr-2 pl-3 hover:border-ink pointer-coarse:min-h-11`}
    >
      {words}
      <Icon name="x" size="sm" className="text-ink-soft" />
    </button>
  );
}
