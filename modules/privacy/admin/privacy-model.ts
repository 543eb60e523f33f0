import type { Translate } from "#kit/web/i18n/text-context.tsx";
import { privacyPath, type RequestView } from "../contract/privacy-request.ts";
import type { AdminPrivacyRequestResult, AdminPrivacyRequestsResult } from "./privacy.graphql.gen.ts";
import type { PrivacyTextKey } from "./privacy-text.ts";

export type RequestRow = AdminPrivacyRequestsResult["adminPrivacyRequests"]["requests"][number];
export type Request = NonNullable<AdminPrivacyRequestResult["adminPrivacyRequest"]>;

/** The text of a word of the schema: a kind, way, proof, state, action or field. */
export function textOfWord(
  group: "kind" | "by" | "proof" | "state" | "step" | "field",
  word: string,
  t: Translate<PrivacyTextKey>,
): string {
  const key = {
    kind: `kind_${word}`,
    by: `by_${word}`,
    proof: `proof_${word}`,
    state: `state_${word}`,
    step: `step_${word}`,
    field: `field_${word}`,
  }[group];
  return t(key as PrivacyTextKey);
}

export const stateTone = { open: "sun", answered: "court", refused: "danger", ended: "neutral" } as const;

/** The address of the list. */
export function requestsAddress(view: RequestView, customer: string, page = 1): string {
  const query = new URLSearchParams({
    ...(view === "open" ? {} : { view }),
    ...(customer ? { customer } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${privacyPath}?${query}` : privacyPath;
}

/** The form to record a request of this customer. */
export const recordAddress = (customer = ""): string =>
  `${privacyPath}/new${customer ? `?${new URLSearchParams({ customer })}` : ""}`;
