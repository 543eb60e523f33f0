import { asEmailAddress } from "#kit/core/email-address.ts";
import type { Api } from "#kit/graphql/client.ts";
import type { SourceType } from "../contract/constants.ts";
import {
  type CreateSubscribeNotificationSSVariables,
  createSubscribeNotificationSSDocument,
} from "./subscribe.graphql.gen.ts";

/** `consent` is the wording version of the ticked box. */
export type Draft = {
  readonly email: string;
  readonly consent: string | null;
  readonly place: SubscribePlace;
  readonly source: SourceType;
  readonly utmData: unknown;
};

export type SubscribePlace = NonNullable<CreateSubscribeNotificationSSVariables["consent"]>["form"];

/** Problems by field; `other` is a message of the server, or null when it cannot be reached. */
export type Problems = { readonly email?: true; readonly consent?: true; readonly other?: string | null };

/** Validates and sends the form; returns null on success. */
export async function subscribe(api: Api, draft: Draft): Promise<Problems | null> {
  // The server decides whether a plus is accepted.
  const email = asEmailAddress(draft.email, { plus: true });
  const { consent, place, source, utmData } = draft;
  if (email === null || consent === null) {
    return { ...(email === null ? { email: true } : {}), ...(consent === null ? { consent: true } : {}) };
  }
  const variables = {
    email,
    sourceType: source,
    utmData,
    consent: { accepted: true, textVersion: consent, form: place },
  };
  try {
    const { createSubscribeNotificationSS: reply } = await api(createSubscribeNotificationSSDocument, variables);
    return reply.success ? null : problemsOf(reply);
  } catch {
    return { other: null };
  }
}

function problemsOf({ errorCode, errorMessage }: { errorCode: string | null; errorMessage: string | null }): Problems {
  if (errorCode === "EMAIL_INVALID") return { email: true };
  if (errorCode === "CONSENT_REQUIRED") return { consent: true };
  return { other: errorMessage };
}
