import { Countdown } from "#kit/web/content/countdown.tsx";

type ResendCountdownProps = {
  endsAt: number;
  onEnd(): void;
  /** Text before the countdown; screen readers announce it from time to time. */
  label: { readonly before: string; readonly now: string; left(seconds: number): string };
};

/** Countdown until a code or link may be requested again. */
export function ResendCountdown({ endsAt, onEnd, label: texts }: ResendCountdownProps) {
  return (
    <p className="flex min-h-11 items-center gap-1.5">
      {texts.before}
      <span className="font-bold text-ink">
        <Countdown
          endsAt={endsAt}
          now={Date.now}
          announce={(seconds) => (seconds === 0 ? texts.now : texts.left(seconds))}
          onEnd={onEnd}
        />
      </span>
    </p>
  );
}
