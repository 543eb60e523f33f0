import { Icon } from "#kit/web/icons/icon.tsx";
import { usePromotionText } from "./promotion-text.ts";
import type { TierFields } from "./tier-fields.graphql.gen.ts";
import { giftWords, mayPromise, progressPart, progressWords } from "./tier-texts.ts";

/** The progress of the shopper's cart, as text and as a bar (PR-05, PR-14). */
export function TierProgressBar({ activity }: { activity: TierFields }) {
  const text = usePromotionText();
  const gift = giftWords(text, activity);
  const label = progressWords(text, activity);
  if (label === null) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      {gift ? (
        <p className="flex items-center gap-1.5 font-bold">
          <Icon name={gift.received ? "circle-check" : "gift"} size="sm" />
          {gift.words}
        </p>
      ) : null}
      {gift && (!gift.received || activity.latestTier || !mayPromise(activity)) ? null : (
        <p className="font-bold tabular-nums">{label}</p>
      )}
      <progress
        className="loading-bar h-2 w-full overflow-hidden rounded-full bg-line [--bar:var(--court)]"
        max={1}
        value={progressPart(activity)}
        aria-hidden="true"
      />
    </div>
  );
}
