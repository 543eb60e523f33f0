import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import { useApi, useSessionReady } from "../../session/session-provider.tsx";
import { storageNames } from "../../session/storage-names.ts";
import type { ConsentChoice } from "./consent-cookie.ts";
import { recordCookieConsentDocument } from "./record-choice.graphql.gen.ts";

/** Keeps the proof of a choice with the shop. The cookie alone decides; without a session it stays the only record. */
export function useRecordChoice(): (choice: ConsentChoice) => Promise<void> {
  const api = useApi();
  const sessionReady = useSessionReady();
  return async (choice) => {
    await sessionReady();
    if (localStorage.getItem(storageNames.token) === null) return;
    await api(recordCookieConsentDocument, { choice, textVersion: currentVersion.cookies });
  };
}
