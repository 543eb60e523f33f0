/** Groups of files that import each other in a circle, each written as a path that ends where it began. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (node: string): void => {
    const seenAt = trail.indexOf(node);
    if (seenAt !== -1) {
      cycles.push(fromSmallest(trail.slice(seenAt)));
      return;
    }
    if (done.has(node)) return;
    trail.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    trail.pop();
    done.add(node);
  };

  for (const node of graph.keys()) visit(node);
  return cycles;
}

/** The same circle whichever file the search began with. */
function fromSmallest(circle: readonly string[]): string[] {
  const start = circle.indexOf([...circle].sort()[0] ?? "");
  const turned = [...circle.slice(start), ...circle.slice(0, start)];
  return [...turned, ...turned.slice(0, 1)];
}
