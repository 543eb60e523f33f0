import { Countdown } from "#kit/web/content/countdown.tsx";

type PauseLeftProps = {
  endsAt: number;
  onEnd(): void;
  /** What stands before the clock, and what a screen reader is told now and then. */
  words: { readonly before: string; readonly now: string; left(seconds: number): string };
};

/** How long it still takes until a code, or a link, may be asked for once more. */
export function PauseLeft({ endsAt, onEnd, words }: PauseLeftProps) {
  return (
    <p className="flex min-h-11 items-center gap-1.5">
      {words.before}
      <span className="font-bold text-ink">
        <Countdown
          endsAt={endsAt}
          now={Date.now}
          announce={(seconds) => (seconds === 0 ? words.now : words.left(seconds))}
          onEnd={onEnd}
        />
      </span>
    </p>
  );
}
