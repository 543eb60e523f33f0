import { Link } from "react-router";
import { cx } from "../class-names.ts";
import { Icon, type IconName } from "../icons/icon.tsx";
import { Popover, type PopoverProps } from "./popover.tsx";

type MenuItem = {
  key: string;
  label: string;
  icon?: IconName;
  /** The language of the label if it differs from the page's. */
  lang?: string;
  current?: boolean;
  danger?: boolean;
} & ({ to: string; onSelect?: never } | { to?: never; onSelect: () => void });

export type MenuProps = Omit<PopoverProps, "children"> & { items: readonly MenuItem[] };

/** A short list of links or actions behind a button: plain links and buttons, reached with Tab. */
export function Menu({ items, ...popover }: MenuProps) {
  return (
    <Popover panelClassName="min-w-48" {...popover}>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const classes = cx(
    "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left -outline-offset-2 hover:bg-sunken",
    item.current && "font-bold",
    item.danger && "text-danger",
  );
  const inside = (
    <>
      {item.icon ? <Icon name={item.icon} className={item.danger ? undefined : "text-ink-soft"} /> : null}
      <span lang={item.lang} className="grow">
        {item.label}
      </span>
      {item.current ? <Icon name="check" size="sm" className="text-brick-ink" /> : null}
    </>
  );
  if (item.to !== undefined) {
    return (
      <Link to={item.to} className={classes} aria-current={item.current ? "page" : undefined}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" data-close="" className={classes} aria-pressed={item.current} onClick={item.onSelect}>
      {inside}
    </button>
  );
}
