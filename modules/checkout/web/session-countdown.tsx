import { Countdown } from "#kit/web/content/countdown.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { useCheckoutText } from "./checkout-text.ts";

/**
 * How long the checkout stays open; then the page loads its state from the shop. It guarantees no prices: they are checked again when the order
 * is placed (D-43).
 */
export function SessionCountdown({ expiresAt, onEnd }: { expiresAt: string; onEnd: () => void }) {
  const t = useCheckoutText();
  const announce = (seconds: number) =>
    seconds >= 60 ? t("minutes_left", { count: Math.round(seconds / 60) }) : t("seconds_left", { count: seconds });
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name="clock" size="sm" />
      {t("open_for")} <Countdown endsAt={Date.parse(expiresAt)} now={Date.now} announce={announce} onEnd={onEnd} />
    </p>
  );
}
