/** The advertisement a visit came from, by the address it led to (A§9). */
export type UtmCampaign = {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
};

export const utmParams = ["utm_source", "utm_medium", "utm_campaign"] as const satisfies readonly (keyof UtmCampaign)[];
