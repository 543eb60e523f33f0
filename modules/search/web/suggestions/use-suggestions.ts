import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { minKeywordLength, type Section, suggestionSections, type TargetOf } from "./suggestion-model.ts";
import { SuggestionsDocument } from "./suggestions.graphql.gen.ts";

/** Debounces typing. */
const pauseMs = 150;
const maxKeywordLength = 80;
const none: readonly Section[] = [];

/** Suggestions for the typed text. The previous ones stay until the new ones arrive; late responses are dropped. */
export function useSuggestions(typed: string, targetOf: TargetOf): readonly Section[] {
  const api = useApi();
  const [sections, setSections] = useState(none);
  const keyword = typed.trim().slice(0, maxKeywordLength);
  const isLongEnough = keyword.length >= minKeywordLength;

  useEffect(() => {
    if (!isLongEnough) return setSections(none);
    const stale = new AbortController();
    const load = async () => {
      try {
        const reply = await api(SuggestionsDocument, { keyword }, { signal: stale.signal });
        if (!stale.signal.aborted) setSections(suggestionSections(reply.querySuggestions, targetOf));
      } catch {
        // The search box works without suggestions, so errors are ignored.
        if (!stale.signal.aborted) setSections(none);
      }
    };
    const timer = setTimeout(load, pauseMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [api, keyword, isLongEnough, targetOf]);

  return sections;
}
