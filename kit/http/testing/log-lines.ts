import type { DestinationStream } from "pino";

/** Collects a log's output as text and as parsed lines. */
export function logLines(): DestinationStream & { text(): string; lines(): Record<string, unknown>[] } {
  const written: string[] = [];
  return {
    write: (line) => void written.push(line),
    text: () => written.join(""),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
