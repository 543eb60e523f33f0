type Ask = (address: string, options: RequestInit) => Promise<{ headers: { get(name: string): string | null } }>;

/** The server's clock minus the device's, in milliseconds, by the Date header of a response. Zero without a response. */
export async function serverClockAhead(request: Ask, now: () => number): Promise<number> {
  const requested = now();
  try {
    const { headers } = await request("/healthz", { method: "HEAD", cache: "no-store" });
    const date = Date.parse(headers.get("date") ?? "");
    // The header has whole seconds and was written about half-way through the round trip.
    return Number.isNaN(date) ? 0 : date + 500 - (requested + now()) / 2;
  } catch {
    return 0;
  }
}
