import { type MouseEvent, type RefObject, useEffect } from "react";
import { cx } from "#kit/web/class-names.ts";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { ProductLine } from "#modules/catalogue/web/product-line.tsx";
import { useSearchText } from "../search-text.ts";
import type { Section, SectionKind, Suggestion } from "./suggestion-model.ts";

type SuggestionListProps = {
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  open: boolean;
  sections: readonly Section[];
  active: number;
  optionId: (index: number) => string;
  onTake: (index: number) => void;
  onLeave: () => void;
  onForget: () => void;
};

const icons: Record<SectionKind, IconName> = {
  recent_searches: "clock",
  suggestions: "search",
  categories: "chevron-right",
  brands: "tag",
  products: "package",
};

/** The panel below the field: one listbox for screen readers, divided into sections. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, panel, open, sections, active, optionId, onTake, onLeave, onForget } = props;
  const t = useSearchText();
  const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active, optionId]);

  const names: Record<SectionKind, string> = {
    recent_searches: t("recent_searches"),
    suggestions: t("suggestions"),
    categories: t("categories"),
    brands: t("brands"),
    products: t("products"),
  };
  let index = -1;
  return (
    <>
      <p role="status" className="sr-only">
        {open ? t("suggestions_found", { count }) : ""}
      </p>
      <div
        ref={panel}
        hidden={!open}
        className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(70dvh,36rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-2 shadow-float"
      >
        <div id={`${id}-list`} role="listbox" aria-label={t("suggestions")}>
          {sections.map(({ kind, lines }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a listbox
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p
                id={`${id}-${kind}`}
                className="px-3 pt-2 pb-1 text-xs font-bold tracking-wide text-ink-soft uppercase"
              >
                {names[kind]}
              </p>
              {lines.map((line) => {
                index += 1;
                const own = index;
                return (
                  <Option
                    key={`${line.to} ${line.label}`}
                    id={optionId(own)}
                    line={line}
                    icon={icons[kind]}
                    active={own === active}
                    onTake={() => onTake(own)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {sections[0]?.kind === "recent_searches" ? (
          <button
            type="button"
            onClick={onForget}
            onBlur={onLeave}
            className="mt-1 min-h-11 w-full rounded-sm px-3 text-left text-sm font-bold text-brick-ink hover:bg-brick-soft"
          >
            {t("clear_recent")}
          </button>
        ) : null}
      </div>
    </>
  );
}

type OptionProps = { id: string; line: Suggestion; icon: IconName; active: boolean; onTake: () => void };

/** A link with the role of an option: it can be opened in a new tab, and never takes the focus. */
function Option({ id, line, icon, active, onTake }: OptionProps) {
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTake();
  };
  return (
    <a
      id={id}
      href={line.to}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={click}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sunken",
        active && "bg-sunken outline-2 -outline-offset-2 outline-focus",
      )}
    >
      {line.card ? (
        <ProductLine {...line.card} />
      ) : (
        <>
          <Icon name={icon} className="text-ink-soft" />
          <span className="min-w-0 truncate">{line.label}</span>
        </>
      )}
    </a>
  );
}
