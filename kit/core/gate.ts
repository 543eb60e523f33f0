/** Lets so many through at a time; the others wait outside, first come, first served. */
export type Gate = { run<Value>(work: () => Promise<Value>): Promise<Value> };

export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = waiting.shift();
    // Whoever is next takes the place of who leaves: nobody slips in between.
    if (next) next();
    else inside -= 1;
  };
  return {
    async run(work) {
      if (inside < atOnce) inside += 1;
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
