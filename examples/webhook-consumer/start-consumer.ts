import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { isFromTheShop } from "./is-from-the-shop.ts";
import { openSalesJournal } from "./sales-journal.ts";

export type ConsumerSettings = {
  readonly port: number;
  /** The endpoint's secret, as the back office shows it once. */
  readonly secret: string;
  /** The file that sales are written to. */
  readonly journalPath: string;
  readonly now?: () => Date;
};

/** The fields this program reads; events may have others. */
const eventSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.string(),
  occurredAt: v.pipe(v.string(), v.isoTimestamp()),
  object: v.object({
    code: v.pipe(v.string(), v.regex(/^\w+$/)),
    totalAmount: v.optional(v.pipe(v.number(), v.integer())),
  }),
});

/** Receives the shop's webhooks and keeps a journal of paid orders. */
export async function startConsumer({ port, secret, journalPath, now = () => new Date() }: ConsumerSettings) {
  const journal = await openSalesJournal(journalPath);

  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== "POST") return 405;
    const body = await text(request);
    if (!isFromTheShop(secret, request.headers, body, now())) return 401;
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), body);
    if (!read.success) return 400;
    const { id, type, occurredAt, object } = read.output;
    // Types that this program does not know are answered with success, or the shop would send them again for days.
    if (type === "order.paid") {
      await journal.write({ eventId: id, at: occurredAt, order: object.code, rupiah: object.totalAmount ?? 0 });
    }
    return 204;
  }

  const answer = (request: IncomingMessage, response: ServerResponse) =>
    statusOf(request).then(
      (status) => void response.writeHead(status).end(),
      // The shop sends the event again.
      () => void response.writeHead(500).end(),
    );
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await journal.close();
    },
  };
}
