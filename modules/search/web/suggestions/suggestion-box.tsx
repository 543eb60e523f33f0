import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { nextActive } from "#kit/web/forms/next-active.ts";
import { recentSearches } from "./recent-searches.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { minKeywordLength, recentSections, type TargetOf } from "./suggestion-model.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** ARIA attributes that make the search field a combobox. */
export type ComboboxAttributes = {
  role?: "combobox";
  "aria-autocomplete"?: "list";
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "aria-activedescendant"?: string | undefined;
};

type SuggestionBoxProps = {
  field: RefObject<HTMLInputElement | null>;
  onAttributes: (attributes: ComboboxAttributes) => void;
  targetOf: TargetOf;
};

/**
 * Suggestions below a search field by the combobox pattern: the focus stays in the field, arrow keys move through the list,
 * Enter opens the active line, Esc closes. Loaded when the field is used for the first time.
 */
export function SuggestionBox({ field, onAttributes, targetOf }: SuggestionBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => field.current?.value ?? "");
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const searches = useMemo(() => recentSearches(localStorage), []);
  const [recent, setRecent] = useState(searches.read);
  const found = useSuggestions(typed, targetOf);
  const sections = typed.trim().length < minKeywordLength ? recentSections(recent, targetOf) : found;
  const lines = sections.flatMap((section) => section.lines);
  const shown = open && lines.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    onAttributes({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": shown,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": shown && active >= 0 ? `${id}-${active}` : undefined,
    });
  }, [onAttributes, shown, id, active]);

  // Closes after a navigation.
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
    setActive(-1);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (index: number): boolean => {
    const line = shown ? lines[index] : undefined;
    if (!line) return false;
    if (targetOf(line.label) === line.to) {
      searches.add(line.label);
      if (field.current) field.current.value = line.label;
    }
    close();
    navigate(line.to);
    return true;
  };

  const typing = useEffectEvent((event: Event) => {
    setTyped((event.currentTarget as HTMLInputElement).value);
    setActive(-1);
    setOpen(true);
  });
  const pressing = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && shown) {
      // The first Esc closes the list and leaves the text; the next one clears the field, as browsers do.
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      if (take(active)) event.preventDefault();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (lines.length === 0) return;
      event.preventDefault();
      setOpen(true);
      setActive(shown ? nextActive(active, event.key, lines.length) : nextActive(-1, event.key, lines.length));
    }
  });
  const opening = useEffectEvent(() => {
    setRecent(searches.read());
    setOpen(true);
  });
  const leaving = useEffectEvent((event: FocusEvent) => {
    if (!panel.current?.contains(event.relatedTarget as Node | null)) close();
  });
  const searching = useEffectEvent(() => {
    searches.add(field.current?.value ?? "");
    close();
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Text typed while this component loaded raised no event here.
    setTyped(input.value);
    const until = new AbortController();
    const { signal } = until;
    input.addEventListener("input", (event) => typing(event), { signal });
    input.addEventListener("keydown", (event) => pressing(event), { signal });
    input.addEventListener("focus", () => opening(), { signal });
    input.addEventListener("click", () => opening(), { signal });
    input.addEventListener("blur", (event) => leaving(event), { signal });
    input.form?.addEventListener("submit", () => searching(), { signal });
    return () => until.abort();
  }, [field]);

  return (
    <SuggestionList
      id={id}
      panel={panel}
      open={shown}
      sections={sections}
      active={active}
      optionId={optionId}
      onTake={take}
      onLeave={close}
      onForget={() => {
        searches.clear();
        setRecent([]);
        field.current?.focus();
      }}
    />
  );
}
