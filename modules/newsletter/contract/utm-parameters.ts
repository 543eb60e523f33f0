/** The UTM parameters of the URL a visitor came with (utmData on the wire). */
const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const maxLength = 200;

export type UtmParameters = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Keeps known parameters, shortened. Anything else is ignored: a malformed link must not prevent a subscription. */
export function utmParameters(sent: unknown): UtmParameters {
  if (typeof sent !== "object" || sent === null) return {};
  const found = names.flatMap((name) => {
    const value: unknown = Object.hasOwn(sent, name) ? (sent as Record<string, unknown>)[name] : undefined;
    return typeof value === "string" && value !== "" ? [[name, value.slice(0, maxLength)] as const] : [];
  });
  return Object.fromEntries(found);
}
