import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll } from "vitest";

type Quote = {
  readonly parcels: readonly { readonly from: string; readonly kilograms: number }[];
  readonly to: string;
};

/** What is wrong with Kilat at the moment. */
export type KilatFault = "silent" | "down" | "refusing" | "unreadable";

/** Kilat as its documentation describes it, on a real socket. It delivers on Java, whose codes begin with 3. */
export async function kilatLoopback(token: string) {
  const vendor: { fault: KilatFault | null; quotes: Quote[] } = { fault: null, quotes: [] };
  const server = createServer(async (request, response) => {
    const quote = (await json(request)) as Quote;
    vendor.quotes.push(quote);
    if (vendor.fault === "silent") return;
    if (vendor.fault === "down") return void request.socket.destroy();
    if (vendor.fault === "unreadable") return void response.end('{"services": [{}]}');
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    if (vendor.fault === "refusing" || !isKnown) return void response.writeHead(isKnown ? 503 : 401).end("{}");
    const fares = (first: number, next: number) => quote.parcels.map(({ kilograms }) => first + next * (kilograms - 1));
    const services = [
      { code: "SEPEDA", label: "Kilat Sepeda", fares: fares(6_000, 1_500), minDays: 1, maxDays: 2 },
      { code: "MOTOR", label: "Kilat Motor", fares: fares(21_000, 4_000), minDays: 0, maxDays: 1 },
    ];
    response.end(JSON.stringify({ services: quote.to.startsWith("3") ? services : [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, vendor };
}
