import { useApi } from "../../session/session-provider.tsx";
import type { ConsentChoice } from "./consent-cookie.ts";

/**
 * Stores the proof of a choice on the server. The cookie alone decides; without a session it stays the only record. Loaded on the first choice:
 * most visits never make one.
 */
export function useRecordChoice(): (choice: ConsentChoice) => Promise<unknown> {
  const api = useApi();
  return async (choice) => (await import("./record-choice.ts")).recordChoice(api, choice);
}
