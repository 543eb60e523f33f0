type Ask = (address: string, options: RequestInit) => Promise<{ headers: { get(name: string): string | null } }>;

/**
 * How far the server's clock is ahead of this device's, in milliseconds. Every answer of the server carries its time; the
 * page itself may have been kept for a while and cannot tell. Without an answer the device's own clock must do.
 */
export async function serverClockAhead(ask: Ask, now: () => number): Promise<number> {
  const asked = now();
  try {
    const { headers } = await ask("/healthz", { method: "HEAD", cache: "no-store" });
    const told = Date.parse(headers.get("date") ?? "");
    // The header counts whole seconds and was written about half-way through the wait.
    return Number.isNaN(told) ? 0 : told + 500 - (asked + now()) / 2;
  } catch {
    return 0;
  }
}
