/**
 * How well one number tells two kinds of things apart: the chance that one of the first kind is the larger (the area under
 * the curve, 0.5 when it tells nothing), and how far chance alone moves it when it tells nothing.
 */
export function separability(
  first: readonly number[],
  second: readonly number[],
): { readonly auc: number; readonly byChance: number } {
  const marked = [
    ...first.map((value) => ({ value, first: true })),
    ...second.map((value) => ({ value, first: false })),
  ];
  marked.sort((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let start = 0; start < marked.length; ) {
    let end = start + 1;
    while (end < marked.length && marked[end]?.value === marked[start]?.value) end += 1;
    // Equal values share the middle of their places.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * marked.slice(start, end).filter((entry) => entry.first).length;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  return { auc: (rankSum - (n * (n + 1)) / 2) / (n * m), byChance: Math.sqrt((n + m + 1) / (12 * n * m)) };
}
