export type PayWay = { readonly code: string; readonly name: string; readonly group: string };

type Channel = { readonly code: string; readonly name: string; readonly fee: number };
type Branch = Channel & { readonly children?: readonly Branch[] };

/** Every way to pay but the present one, flat; months of instalments say whose. What it costs must not change (D-60). */
export function otherWays(channels: readonly Branch[], current: string | null): PayWay[] {
  const all = channels.flatMap((channel) => leavesOf(channel, []));
  const fee = all.find(({ code }) => code === current)?.fee ?? 0;
  return all
    .filter((way) => way.code !== current && way.fee === fee)
    .map(({ code, name, group }) => ({ code, name, group }));
}

function leavesOf(channel: Branch, above: readonly string[]): (PayWay & { readonly fee: number })[] {
  const children = channel.children ?? [];
  if (children.length > 0) return children.flatMap((child) => leavesOf(child, [...above, channel.name]));
  return [
    { code: channel.code, name: channel.name, group: above.length > 1 ? above.join(" · ") : "", fee: channel.fee },
  ];
}
