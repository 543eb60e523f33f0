/** What we want of one run; docs/performance.md says why. */
export const goals = {
  /** Times hello world, at least. */
  keptPage: 0.5,
  newPage: 0.015,
  /** At most. */
  javascriptKilobytes: 135,
  memoryMebibytes: 300,
  secondStartSeconds: 8,
} as const;
