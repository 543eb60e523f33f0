/** The UTM parameters of the URL a visit started with (A§9). */
export type UtmCampaign = {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
};

export const utmParams = ["utm_source", "utm_medium", "utm_campaign"] as const satisfies readonly (keyof UtmCampaign)[];
