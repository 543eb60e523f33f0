import { type ReactNode, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";

type FinderProps<Found> = {
  label: string;
  find: (search: string) => Promise<readonly Found[]>;
  keyOf: (found: Found) => string;
  /** Items already chosen; they are not offered. */
  taken: readonly string[];
  nameOf: (found: Found) => string;
  render?: (found: Found) => ReactNode;
  onChoose: (found: Found) => void;
};

/** A search field whose results are added by a click. */
export function Finder<Found>({ label, find, keyOf, taken, nameOf, render, onChoose }: FinderProps<Found>) {
  const t = usePromotionEditorText();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<readonly Found[] | "failed" | null>(null);
  const run = () => {
    find(search).then(setShown, () => setShown("failed"));
  };
  const free = Array.isArray(shown) ? (shown as readonly Found[]).filter((one) => !taken.includes(keyOf(one))) : [];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid grow gap-1 text-xs font-bold text-ink-soft md:max-w-80">
          {label}
          <input
            type="search"
            value={search}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter runs the search instead of submitting the surrounding form.
              event.preventDefault();
              run();
            }}
            className={`${boxClass} min-h-9 w-full px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`}
          />
        </label>
        <Button size="sm" variant="secondary" icon="search" onClick={run}>
          {t("find")}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {shown === "failed" ? t("find_failed") : shown !== null && free.length === 0 ? t("nothing_found") : ""}
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {free.map((found) => (
          <li key={keyOf(found)}>
            <Button
              size="sm"
              variant="secondary"
              icon="plus"
              aria-label={t("add", { name: nameOf(found) })}
              onClick={() => onChoose(found)}
            >
              {render ? render(found) : nameOf(found)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
