import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { useApi } from "../../session/session-provider.tsx";
import type { ConsentChoice } from "./consent-cookie.ts";
import { recordCookieConsentDocument } from "./record-choice.graphql.gen.ts";

/** Keeps the proof of a choice with the shop. The cookie alone decides; without a session it stays the only record. */
export function useRecordChoice(): (choice: ConsentChoice) => Promise<unknown> {
  const api = useApi();
  return (choice) => api(recordCookieConsentDocument, { choice, textVersion: currentVersion.cookies });
}
