import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "./connect.ts";

/** A message of PostgreSQL's protocol: its type, its length, its content. */
const message = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
};
const authenticated = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const ending = message("E", Buffer.from("SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0"));

test("a server that ends in the packet in which it was ready ends neither the process nor a caller without an answer", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([authenticated, ready, ending])));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const database = connect(`postgres://shop@127.0.0.1:${port}/shop?sslmode=disable`, { primary: true });
  // An `error` event that nobody hears would fail the run as an uncaught exception.
  await expect(database.pool.query("select 1")).rejects.toThrow(/terminat|connection error|not queryable/i);
  await database.close();
});
