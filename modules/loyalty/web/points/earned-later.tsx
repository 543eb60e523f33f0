import { grouped } from "#kit/core/grouped-number.ts";
import { usePointsText } from "./points-text.ts";

/** The points an order earns once completed; renders nothing for zero. */
export function EarnedLater({ points }: { points: number }) {
  const t = usePointsText();
  if (points <= 0) return null;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {points === 1 ? t("earn_one") : t("earn", { points: grouped(points) })}
    </p>
  );
}
