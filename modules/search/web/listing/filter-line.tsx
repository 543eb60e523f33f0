import { cx } from "#kit/web/class-names.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { FilterItem } from "./listing-model.ts";

type FilterLineProps = {
  name: string;
  type: "checkbox" | "radio";
  item: Pick<FilterItem, "code" | "name" | "swatch"> & { count: number | null };
  /** Its depth in the category tree. */
  depth?: number;
  checked: boolean;
  onChange: () => void;
};

const indents = ["", "pl-6", "pl-12"] as const;

/** One value: checkbox or radio button, colour swatch, name and number of results. */
export function FilterLine({ name, type, item, depth = 0, checked, onChange }: FilterLineProps) {
  const round = type === "radio";
  return (
    <label
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-sm py-1 hover:text-brick-ink md:min-h-9 md:text-sm",
        indents[Math.min(depth, indents.length - 1)],
      )}
    >
      <span className="relative flex size-5.5 shrink-0">
        <input
          type={type}
          name={name}
          value={item.code}
          checked={checked}
          onChange={onChange}
          className={cx(
            "peer size-5.5 appearance-none border-2 border-line-strong bg-surface hover:border-ink checked:border-brick",
            round ? "rounded-full checked:border-7" : "rounded-sm checked:bg-brick",
          )}
        />
        {round ? null : (
          <Icon
            name="check"
            size="sm"
            className="pointer-events-none absolute inset-0 m-auto stroke-3 text-on-brick opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      {item.swatch ? (
        <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
          <circle cx="8" cy="8" r="7.5" fill={item.swatch} className="stroke-line-strong" />
        </svg>
      ) : null}
      <span className={cx("min-w-0 grow text-pretty", checked && "font-bold")}>{item.name}</span>
      {item.count === null ? null : <span className="text-sm text-ink-soft tabular-nums">{item.count}</span>}
    </label>
  );
}
