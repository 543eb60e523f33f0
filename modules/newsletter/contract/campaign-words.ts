/** The parts of an address that say which campaign brought somebody (utmData on the wire). */
const names = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const longest = 200;

export type CampaignWords = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** Keeps what is known and short. Anything else is dropped without a word: nobody stays away because of their link. */
export function campaignWords(sent: unknown): CampaignWords {
  if (typeof sent !== "object" || sent === null) return {};
  const found = names.flatMap((name) => {
    const value: unknown = Object.hasOwn(sent, name) ? (sent as Record<string, unknown>)[name] : undefined;
    return typeof value === "string" && value !== "" ? [[name, value.slice(0, longest)] as const] : [];
  });
  return Object.fromEntries(found);
}
