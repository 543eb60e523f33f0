import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { type MediaFilterValues, type MediaList, mediaQuery } from "../media-model.ts";

/** The response of `/admin/media/choices`: a page of the library, or an error. */
export type MediaChoices =
  | { readonly list: MediaList; readonly problem: null }
  | { readonly list: null; readonly problem: "STAFF_ONLY" | "FORBIDDEN" | "FAILED" };

const typingPauseMs = 250;

/** Loads the library for a dialog without navigating away from the page behind it. */
export function useChoices(kind: "picture" | "video" | undefined) {
  const { load, data, state } = useFetcher<MediaChoices>();
  const [asked, setAsked] = useState<MediaFilterValues & { page: number }>({
    search: "",
    tag: "",
    kind: kind ?? "",
    page: 1,
  });
  const query = mediaQuery(asked);
  const read = useEffectEvent(() => void load(`/admin/media/choices${query}`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever the query changes
  useEffect(() => {
    const timer = setTimeout(read, data === undefined ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return {
    choices: data ?? null,
    isLoading: state !== "idle" || data === undefined,
    asked,
    ask: (changes: Partial<typeof asked>) => setAsked((before) => ({ ...before, page: 1, ...changes })),
    reload: () => void load(`/admin/media/choices${query}`),
  };
}
