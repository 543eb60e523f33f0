import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { type Section, shortestWords, suggestionSections, type TargetOf } from "./suggestion-model.ts";
import { SuggestionsDocument } from "./suggestions.graphql.gen.ts";

/** Nobody is asked before the shopper has paused for so long. */
const pauseMs = 150;
const longestWords = 80;
const none: readonly Section[] = [];

/** Suggestions for what is typed. Those for what was typed before stay until the new ones are here; late answers are dropped. */
export function useSuggestions(typed: string, targetOf: TargetOf): readonly Section[] {
  const api = useApi();
  const [sections, setSections] = useState(none);
  const words = typed.trim().slice(0, longestWords);
  const asking = words.length >= shortestWords;

  useEffect(() => {
    if (!asking) return setSections(none);
    const stale = new AbortController();
    const ask = async () => {
      try {
        const answer = await api(SuggestionsDocument, { keyword: words }, { signal: stale.signal });
        if (!stale.signal.aborted) setSections(suggestionSections(answer.querySuggestions, targetOf));
      } catch {
        // The box works without them.
        if (!stale.signal.aborted) setSections(none);
      }
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [api, words, asking, targetOf]);

  return sections;
}
