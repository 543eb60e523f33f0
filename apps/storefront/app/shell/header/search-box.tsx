import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { ComboboxAttributes } from "#modules/search/web/suggestions/suggestion-box.tsx";
import { useShellText } from "../shell-text.ts";
import { searchedKeywords, searchTarget } from "./search-target.ts";

const SuggestionBox = lazyWithRetry(() =>
  import("#modules/search/web/suggestions/suggestion-box.tsx").then((file) => file.SuggestionBox),
);

/** A plain form before hydration; afterwards Enter navigates to the result page. */
export function SearchBox() {
  const t = useShellText();
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const [attributes, setAttributes] = useState<ComboboxAttributes>({});

  // The visitor may have focused the field and typed before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) setUsed(true);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = searchTarget(String(new FormData(event.currentTarget).get("q") ?? ""));
    if (target) navigate(target);
  };

  return (
    <search className="min-w-0 flex-1">
      <form action="/plp/search" method="get" onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {t("searchLabel")}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          defaultValue={searchedKeywords(pathname, search)}
          required
          maxLength={120}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t("searchPlaceholder")}
          onFocus={() => setUsed(true)}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-12 pl-4 text-base placeholder:text-ink-soft"
          {...attributes}
        />
        <button
          type="submit"
          aria-label={t("searchSubmit")}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-md text-brick-ink hover:bg-brick-soft"
        >
          <Icon name="search" />
        </button>
        {used ? (
          <Suspense>
            <SuggestionBox field={field} onAttributes={setAttributes} targetOf={searchTarget} />
          </Suspense>
        ) : null}
      </form>
    </search>
  );
}
