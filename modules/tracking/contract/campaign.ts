/** The advertisement a visit came from, by the address it led to (A§9). */
export type Campaign = {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
};

export const campaignParams = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
] as const satisfies readonly (keyof Campaign)[];

/** Nobody's campaign has a longer name; whatever is longer was not written by us. */
const longestName = 100;

/** The campaign an address names, or null when it names none. */
export function readCampaign(query: string): Campaign | null {
  const asked = new URLSearchParams(query);
  const found = campaignParams.flatMap((name) => {
    const value = asked.get(name)?.trim().slice(0, longestName);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
