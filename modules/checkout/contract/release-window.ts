import type { CheckoutLine } from "./checkout-view.ts";

type Line = Pick<CheckoutLine, "isGift" | "release">;

/** Between which days the pre-orders of a checkout arrive, and whether other things come before them; null without any. */
export function releaseWindow(lines: readonly Line[]) {
  const bought = lines.filter(({ isGift }) => !isGift);
  const releases = bought.flatMap(({ release }) => (release ? [release] : []));
  const [first] = releases;
  if (!first) return null;
  // Days written as yyyy-mm-dd sort by themselves.
  const starts = releases.map(({ from }) => from).sort();
  const ends = releases.map(({ to }) => to).sort();
  return {
    from: starts[0] ?? first.from,
    to: ends.at(-1) ?? first.to,
    mixed: releases.length < bought.length,
  };
}
