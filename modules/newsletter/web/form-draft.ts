import { consentField } from "#modules/consent/web/consent-checkbox.tsx";
import { type SourceType, sourceTypes } from "../contract/constants.ts";
import type { Draft, SubscribePlace } from "./subscribe.ts";

const places: readonly SubscribePlace[] = ["newsletterFooter", "newsletterPopup", "newsletterPage"];

export const fieldNames = { email: "email", consent: consentField, place: "place", source: "source" } as const;

const oneOf = <T extends string>(known: readonly T[], given: unknown, otherwise: T): T =>
  known.find((value) => value === given) ?? otherwise;

/** Reads a form submitted without script; its values are untrusted. */
export function draftOf(form: FormData): Draft {
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : null;
  };
  return {
    email: text(fieldNames.email) ?? "",
    consent: text(fieldNames.consent),
    place: oneOf(places, form.get(fieldNames.place), "newsletterPage"),
    source: oneOf<SourceType>(sourceTypes, form.get(fieldNames.source), "Web"),
    utmData: null,
  };
}
