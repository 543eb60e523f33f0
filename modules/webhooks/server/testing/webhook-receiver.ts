import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedWebhook = {
  readonly path: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
};

/** A real receiver on the loopback address. `answer` decides the status; a promise makes it slow. */
export async function webhookReceiver(answer: (received: ReceivedWebhook) => number | Promise<number> = () => 200) {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  const behaviour = { answer };
  const server = createServer(async (request, response) => {
    const one = await readWebhook(request);
    received.push(one);
    for (const check of waiting) check();
    const status = await behaviour.answer(one);
    const location = status >= 300 && status < 400 ? { location: "/elsewhere" } : {};
    response.writeHead(status, location).end(`answered ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    behaviour,
    /** Resolves once so many requests have arrived. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readWebhook(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const header = (name: string) => String(request.headers[name] ?? "");
  return {
    path: request.url ?? "",
    id: header("webhook-id"),
    timestamp: header("webhook-timestamp"),
    signature: header("webhook-signature"),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

/** Verifies a webhook as a receiver does, by the text of the Standard Webhooks specification and not by our own code. */
export function isSignedBy(secret: string, { id, timestamp, signature, body }: ReceivedWebhook): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update([id, timestamp, body].join(".")).digest("base64");
  return signature.split(" ").includes(`v1,${expected}`);
}
