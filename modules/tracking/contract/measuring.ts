/** A measuring tool: where it listens, and who the shop is there. Everybody may know both. */
export type Vendor = { readonly url: string; readonly id: string };

/** Who is told what visitors do, once they have agreed. */
export type Measuring = { readonly analytics: Vendor | null; readonly pixel: Vendor | null };

export const measuresNothing: Measuring = { analytics: null, pixel: null };

/** What a page's content security policy must let through for these tools, and no more. */
export function measuringSources({ analytics, pixel }: Measuring): Record<string, readonly string[]> {
  return {
    ...(analytics ? { "connect-src": [new URL(analytics.url).origin] } : {}),
    ...(pixel ? { "img-src": [new URL(pixel.url).origin] } : {}),
  };
}
