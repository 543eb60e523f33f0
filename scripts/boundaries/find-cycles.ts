/** Groups of files that import each other in a circle, each written as a path that ends where it began. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (node: string): void => {
    const seenAt = trail.indexOf(node);
    if (seenAt !== -1) {
      cycles.push([...trail.slice(seenAt), node]);
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
