import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { Area } from "../contract/area.ts";
import { shortestAreaWords } from "../contract/constants.ts";
import { AreaSearchDocument } from "./areas.graphql.gen.ts";

/** Nobody is asked before the shopper has paused for so long. */
const pauseMs = 150;
const longestWords = 100;

export type FoundAreas = {
  readonly areas: readonly Area[];
  /** The words the answer is for; null while none is here. */
  readonly answered: string | null;
  readonly failed: boolean;
};

const nothing: FoundAreas = { areas: [], answered: null, failed: false };

/** Districts for what is typed. Those found before stay until the new ones are here; late answers are dropped. */
export function useAreas(typed: string, asking: boolean): FoundAreas {
  const api = useApi();
  const [found, setFound] = useState(nothing);
  const words = typed.trim().slice(0, longestWords);
  const worthAsking = asking && words.length >= shortestAreaWords;

  useEffect(() => {
    if (!worthAsking) return setFound(nothing);
    const stale = new AbortController();
    const ask = async () => {
      try {
        const { queryAreaSearch } = await api(AreaSearchDocument, { keyword: words }, { signal: stale.signal });
        if (!stale.signal.aborted) setFound({ areas: queryAreaSearch, answered: words, failed: false });
      } catch {
        if (!stale.signal.aborted) setFound({ areas: [], answered: words, failed: true });
      }
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [api, words, worthAsking]);

  return found;
}
