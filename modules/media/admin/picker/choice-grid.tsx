import { cx } from "#kit/web/class-names.ts";
import { Icon } from "#kit/web/icons/icon.tsx";
import type { MediaTile } from "../media-model.ts";
import { useMediaText } from "../media-text.ts";
import { TilePicture } from "../tile-picture.tsx";

type ChoiceGridProps = {
  items: readonly MediaTile[];
  /** Ids in the order of selection. */
  chosen: readonly string[];
  present: readonly string[];
  many: boolean;
  onPress: (item: MediaTile) => void;
};

/** Files to choose from: a click selects a file, a second one deselects it. */
export function ChoiceGrid({ items, chosen, present, many, onPress }: ChoiceGridProps) {
  const t = useMediaText();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 phone:grid-cols-3 phone:gap-2">
      {items.map((item) => {
        const place = chosen.indexOf(item.id);
        const isPresent = present.includes(item.path);
        return (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={place >= 0}
              disabled={isPresent}
              onClick={() => onPress(item)}
              className={cx(
                "relative block w-full overflow-hidden rounded-lg border bg-surface text-left disabled:opacity-55",
                place >= 0 ? "border-court ring-2 ring-court" : "border-line hover:border-ink",
              )}
            >
              <TilePicture item={item} sizes="(max-width: 768px) 30vw, 10rem" />
              <span className="block truncate p-2 text-xs font-bold">{item.name}</span>
              {isPresent ? (
                <span className="absolute top-1.5 left-1.5 rounded-sm bg-surface px-1.5 text-xs font-bold">
                  {t("present")}
                </span>
              ) : null}
              {place >= 0 ? (
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-court text-xs font-extrabold text-on-court"
                >
                  {many ? place + 1 : <Icon name="check" size="sm" />}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
