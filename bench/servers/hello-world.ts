import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least a Node server can do: the baseline of every ratio. */
const server = createServer((_request, response) => {
  response.end("Hello, world!\n");
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
