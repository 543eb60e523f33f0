import type { Api } from "#kit/graphql/client.ts";
import { currentVersion } from "#modules/consent/contract/consent-version.ts";
import type { ConsentChoice } from "./consent-cookie.ts";
import { recordCookieConsentDocument } from "./record-choice.graphql.gen.ts";

/** Stores the consent record on the server. */
export const recordChoice = (api: Api, choice: ConsentChoice): Promise<unknown> =>
  api(recordCookieConsentDocument, { choice, textVersion: currentVersion.cookies });
