import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useShellText } from "../shell-text.ts";
import { searchTarget } from "./search-target.ts";

/** Works as a plain form before the page is alive; afterwards Enter leads straight to the result page. */
export function SearchBox() {
  const t = useShellText();
  const id = useId();
  const navigate = useNavigate();

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
          id={id}
          name="q"
          type="search"
          required
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t("searchPlaceholder")}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-12 pl-4 text-base placeholder:text-ink-soft"
        />
        <button
          type="submit"
          aria-label={t("searchSubmit")}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-md text-brick-ink hover:bg-brick-soft"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
