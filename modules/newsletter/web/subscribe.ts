import { asEmailAddress } from "#kit/core/email-address.ts";
import type { Api } from "#kit/graphql/client.ts";
import type { SourceType } from "../contract/constants.ts";
import {
  type CreateSubscribeNotificationSSVariables,
  createSubscribeNotificationSSDocument,
} from "./subscribe.graphql.gen.ts";

/** A filled-in form. `consent` is the version of the wording whose box was ticked. */
export type Draft = {
  readonly email: string;
  readonly consent: string | null;
  readonly place: SubscribePlace;
  readonly source: SourceType;
  readonly utmData: unknown;
};

export type SubscribePlace = NonNullable<CreateSubscribeNotificationSSVariables["consent"]>["form"];

/** What stands in the way; `other` is a sentence of the server, or null when it could not be reached. */
export type Problems = { readonly email?: true; readonly consent?: true; readonly other?: string | null };

/** Sends a form. Null when all is well. What the server would refuse anyway is not sent. */
export async function subscribe(api: Api, draft: Draft): Promise<Problems | null> {
  // Whether a plus is taken is a setting of the server.
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
