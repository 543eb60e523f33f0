/** A V8 CPU profile: a tree of calls with samples. */
export type Profile = {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
};

type Flame = { readonly name: string; time: number; readonly above: Map<string, Flame> };

const width = 1200;
const row = 17;
const narrowest = 1.2;
const deepest = 42;
/** Idle time of the process. */
const resting = new Set(["(idle)", "(program)"]);

const flameOf = (name: string): Flame => ({ name, time: 0, above: new Map() });

/** Merges calls with the same stack; idle time is omitted. */
export function burn({ nodes, samples = [], timeDeltas = [] }: Profile): Flame {
  const root = flameOf("all");
  const frames = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  for (const [at, sample] of samples.entries()) {
    const names: string[] = [];
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id))
      names.unshift(frames.get(id)?.callFrame.functionName || "(anonymous)");
    if (resting.has(names.at(-1) ?? "")) continue;
    const time = Math.max(0, timeDeltas[at] ?? 0);
    root.time += time;
    // The first one is the profiler's own root.
    names.slice(1).reduce((flame, name) => {
      const next = flame.above.get(name) ?? flameOf(name);
      flame.above.set(name, next);
      next.time += time;
      return next;
    }, root);
  }
  return root;
}

const xml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A stable colour for each name. */
function colourOf(name: string): string {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 997, 7);
  return `hsl(${20 + (sum % 35)} ${62 + (sum % 25)}% ${66 + (sum % 14)}%)`;
}

/** Callers below, called above; as wide as the share of the time they were at work. */
export function flameGraph(profile: Profile, title: string): string {
  const root = burn(profile);
  const boxes: { flame: Flame; x: number; depth: number; wide: number }[] = [];
  const lay = (flame: Flame, x: number, depth: number) => {
    const wide = (flame.time / (root.time || 1)) * width;
    if (wide < narrowest || depth > deepest) return;
    boxes.push({ flame, x, depth, wide });
    let left = x;
    for (const next of [...flame.above.values()].sort((one, other) => other.time - one.time)) {
      lay(next, left, depth + 1);
      left += (next.time / (root.time || 1)) * width;
    }
  };
  lay(root, 0, 0);
  const height = 30 + (1 + Math.max(0, ...boxes.map(({ depth }) => depth))) * row;
  const bars = boxes.map(({ flame: { name, time }, x, depth, wide }) => {
    const y = height - (depth + 1) * row;
    const length = Math.floor(wide / 6.4) - 1;
    const label =
      length > 2 ? `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${xml(name.slice(0, length))}</text>` : "";
    const share = ((100 * time) / (root.time || 1)).toFixed(1);
    return `<g><title>${xml(name)}, ${share} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, wide - 0.6).toFixed(1)}" height="${row - 1}" fill="${colourOf(name)}"/>${label}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${xml(title)}">
<style>svg{background:#fff}text{font:10.5px ui-monospace,monospace;fill:#1d2420}.title{font:bold 14px system-ui,sans-serif}</style>
<text class="title" x="4" y="17">${xml(title)}</text>
${bars.join("\n")}
</svg>
`;
}
