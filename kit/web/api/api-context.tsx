import { createContext, use } from "react";
import type { Api } from "#kit/graphql/client.ts";

/** The API client of the visitor; provided by the app. */
export const ApiContext = createContext<Api | null>(null);

/** `const api = useApi(); const result = await api(SomeDocument, { … });` Calls belong in effects and event handlers. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("ApiContext is missing");
  return api;
}
