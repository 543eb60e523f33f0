import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sendFile } from "./send-file.ts";

const encoder = new TextEncoder();

/** Serves one file; answers its address, and what became of sending it. */
async function serving(body: ReadableStream<Uint8Array>) {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((_request, response) => {
    sendFile(response, body, { headers: [["content-type", "text/csv"]], cookies: [] }).then(
      () => resolve("sent"),
      resolve,
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended };
}

/** A part for each read; then the end, or a failure. */
const parts = (count: number, failure?: Error) => {
  let given = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 1;
      if (given <= count) return controller.enqueue(encoder.encode(`row ${given}\n`));
      if (failure) controller.error(failure);
      else controller.close();
    },
  });
};

test("a file arrives whole, with its headers", async () => {
  const { url, ended } = await serving(parts(3));
  const reply = await fetch(url);
  expect(reply.headers.get("content-type")).toBe("text/csv");
  expect(await reply.text()).toBe("row 1\nrow 2\nrow 3\n");
  expect(await ended).toBe("sent");
});

test("a file that fails while being sent is aborted and logged", async () => {
  const { url, ended } = await serving(parts(2, new Error("the database went away")));
  await expect(fetch(url).then((reply) => reply.text())).rejects.toThrow();
  expect(await ended).toEqual(new Error("the database went away"));
});

test("a client that disconnects ends the generation of the file, without an error", async () => {
  const { promise: cancelled, resolve } = Promise.withResolvers<string>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode("row\n".repeat(1000))),
    cancel: () => resolve("cancelled"),
  });
  const { url, ended } = await serving(endless);
  const leaving = new AbortController();
  const reply = await fetch(url, { signal: leaving.signal });
  await reply.body?.getReader().read();
  leaving.abort();
  expect(await ended).toBe("sent");
  expect(await cancelled).toBe("cancelled");
});
