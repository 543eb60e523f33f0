import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { Area } from "../contract/area.ts";
import { minAreaKeywordLength } from "../contract/constants.ts";
import { AreaSearchDocument } from "./areas.graphql.gen.ts";

/** Debounces typing. */
const pauseMs = 150;
const maxKeywordLength = 100;

export type FoundAreas = {
  readonly areas: readonly Area[];
  /** The keyword of the response; null before the first one. */
  readonly answered: string | null;
  readonly failed: boolean;
};

const nothing: FoundAreas = { areas: [], answered: null, failed: false };

/** Districts for the typed text. The previous ones stay until the new ones arrive; late responses are dropped. */
export function useAreas(typed: string, enabled: boolean): FoundAreas {
  const api = useApi();
  const [found, setFound] = useState(nothing);
  const keyword = typed.trim().slice(0, maxKeywordLength);
  const shouldLoad = enabled && keyword.length >= minAreaKeywordLength;

  useEffect(() => {
    if (!shouldLoad) return setFound(nothing);
    const stale = new AbortController();
    const load = async () => {
      try {
        const { queryAreaSearch } = await api(AreaSearchDocument, { keyword }, { signal: stale.signal });
        if (!stale.signal.aborted) setFound({ areas: queryAreaSearch, answered: keyword, failed: false });
      } catch {
        if (!stale.signal.aborted) setFound({ areas: [], answered: keyword, failed: true });
      }
    };
    const timer = setTimeout(load, pauseMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [api, keyword, shouldLoad]);

  return found;
}
