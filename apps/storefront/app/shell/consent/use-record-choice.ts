import { useApi } from "../../session/session-provider.tsx";
import type { ConsentChoice } from "./consent-cookie.ts";

/**
 * Stores the consent record on the server. The cookie alone decides; without a session it is the only record. Loaded on the first
 * choice, which most visits never make.
 */
export function useRecordChoice(): (choice: ConsentChoice) => Promise<unknown> {
  const api = useApi();
  return async (choice) => (await import("./record-choice.ts")).recordChoice(api, choice);
}
