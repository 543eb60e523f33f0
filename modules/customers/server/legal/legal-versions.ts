import { devices } from "#kit/core/device.ts";
import { type LegalPage, legalPages, legalPagesIn } from "#modules/consent/contract/legal-pages.ts";
import type { PublishedVersion } from "#modules/content/server/index.ts";

/** A version of a legal page, as a consent refers to it. */
type LegalReference = {
  readonly page: LegalPage;
  readonly device: string;
  readonly version: number;
  readonly publishedAt: string;
};

/**
 * The versions of the pages a wording names that shoppers read at a moment, for each device. A version of a page counts until the
 * next one is published; before the first one there is none.
 */
export function legalVersionsAt(
  wording: string | null,
  at: Date,
  published: readonly PublishedVersion[],
): LegalReference[] {
  return legalPagesIn(wording ?? "").flatMap((page) =>
    devices.flatMap((device) => {
      const then = published
        .filter((one) => one.path === legalPages[page] && one.device === device && one.publishedAt <= at)
        .reduce<PublishedVersion | null>((last, one) => (last && last.version > one.version ? last : one), null);
      return then ? [{ page, device, version: then.version, publishedAt: then.publishedAt.toISOString() }] : [];
    }),
  );
}
