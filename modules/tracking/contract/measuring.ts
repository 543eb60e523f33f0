/** An analytics tool: its endpoint and the shop's id there. Neither is secret. */
export type Vendor = { readonly url: string; readonly id: string };

/** The analytics tools in use after consent. */
export type Measuring = { readonly analytics: Vendor | null; readonly pixel: Vendor | null };

export const measuresNothing: Measuring = { analytics: null, pixel: null };

/** The sources to add to the content security policy for these tools. */
export function measuringSources({ analytics, pixel }: Measuring): Record<string, readonly string[]> {
  return {
    ...(analytics ? { "connect-src": [new URL(analytics.url).origin] } : {}),
    ...(pixel ? { "img-src": [new URL(pixel.url).origin] } : {}),
  };
}
