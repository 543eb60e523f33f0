import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import type { CategoryPlace } from "../../contract/category-tree.ts";
import { useCategoriesText } from "./categories-text.ts";
import { type Destination, type Direction, destinationOf, destinationOfDrop } from "./category-moves.ts";
import { useRowDrag } from "./use-row-drag.ts";

export type CategoryRow = {
  code: string;
  name: string;
  slug: string;
  parentCode: string | null;
  level: number;
  products: number;
  missing: readonly string[];
};

type CategoryTreeRowProps = {
  row: CategoryRow;
  tree: readonly CategoryPlace[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onMove?: (code: string, to: Destination) => void;
};

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};
const buttons: readonly (readonly [Direction, IconName])[] = [
  ["up", "chevron-up"],
  ["down", "chevron-down"],
  ["in", "chevron-right"],
  ["out", "chevron-left"],
];
const indents: Readonly<Record<number, string>> = { 1: "pl-1", 2: "pl-6 md:pl-9", 3: "pl-11 md:pl-17" };
const edges = {
  before: "shadow-[inset_0_2px_0_var(--court)]",
  after: "shadow-[inset_0_-2px_0_var(--court)]",
  into: "bg-court-soft",
};

/** One category: its name leads to its page; the handle, the buttons and Alt with arrows move it. */
export function CategoryTreeRow({ row, tree, isChosen, onChoose, onMove }: CategoryTreeRowProps) {
  const t = useCategoriesText();
  const shared = useAdminText();
  const { code, name, slug, level, products, missing } = row;
  const line = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag({
    row: line,
    handle,
    code,
    accepts: (dragged, part) => destinationOfDrop(tree, dragged, { code, part }) !== null,
    onDrop(dragged, part) {
      const to = destinationOfDrop(tree, dragged, { code, part });
      if (to) onMove?.(dragged, to);
    },
  });
  const press = (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined;
    if (!direction || !onMove) return;
    // Alt with an arrow goes back in the history of some browsers.
    event.preventDefault();
    const to = destinationOf(tree, code, direction);
    if (to) onMove(code, to);
  };
  return (
    <li
      ref={line}
      onKeyDown={press}
      className={cx(
        "flex flex-wrap items-center gap-x-2 pr-2 hover:bg-sunken focus-within:bg-sunken has-[input:checked]:bg-court-soft",
        indents[level],
        over && edges[over],
      )}
    >
      <span
        ref={handle}
        aria-hidden="true"
        title={t("drag")}
        className={cx(
          "flex size-8 shrink-0 cursor-grab items-center justify-center text-ink-soft",
          !onMove && "invisible",
        )}
      >
        <Icon name="menu" size="sm" />
      </span>
      <input
        type="checkbox"
        aria-label={shared("select_row", { name })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        className="size-4 accent-court phone:hidden"
      />
      <span className="min-w-0 grow py-1.5">
        <Link
          to={`/admin/categories/${code}`}
          data-row
          className="inline-flex min-h-6 items-center font-bold no-underline hover:underline pointer-coarse:min-h-11"
        >
          {name}
        </Link>
        <span className="ml-2 text-ink-soft phone:hidden">/{slug}.html</span>
      </span>
      {missing.length > 0 ? <Badge tone="sun">{t("names_missing", { count: missing.length })}</Badge> : null}
      <span className="text-ink-soft tabular-nums">{t("products_in", { count: products })}</span>
      {onMove ? (
        <span className="flex">
          {buttons.map(([direction, icon]) => {
            const to = destinationOf(tree, code, direction);
            return (
              <IconButton
                key={direction}
                icon={icon}
                size="sm"
                label={t(`move_${direction}`, { name })}
                disabled={to === null}
                onClick={() => to && onMove(code, to)}
              />
            );
          })}
        </span>
      ) : null}
    </li>
  );
}
