import { createContext, use } from "react";
import type { Api } from "#kit/graphql/client.ts";

/** The way to the API as the visitor in front of the screen; whoever puts the page together gives it. */
export const ApiContext = createContext<Api | null>(null);

/** `const api = useApi(); const answer = await api(SomeDocument, { … });` Calls belong into effects and event handlers. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("ApiContext is missing");
  return api;
}
