export type OtherChannel = {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly fee: number;
};

type Channel = { readonly code: string; readonly name: string; readonly fee: number };
type Branch = Channel & { readonly children?: readonly Branch[] };

/** Every payment method but the present one, as a flat list with fees; instalments name their bank (D-60). */
export const otherChannels = (channels: readonly Branch[], current: string | null): OtherChannel[] =>
  channels.flatMap((channel) => leavesOf(channel, [])).filter(({ code }) => code !== current);

function leavesOf({ code, name, fee, children = [] }: Branch, above: readonly string[]): OtherChannel[] {
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, [...above, name]));
  return [{ code, name, group: above.length > 1 ? above.join(" · ") : "", fee }];
}
