/**
 * How well one number separates two classes: the probability that one of the first class is the larger (the area under the ROC
 * curve, 0.5 without separation), and its standard error by chance.
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
    // Ties share their average rank.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * marked.slice(start, end).filter((entry) => entry.first).length;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  return { auc: (rankSum - (n * (n + 1)) / 2) / (n * m), byChance: Math.sqrt((n + m + 1) / (12 * n * m)) };
}
