import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A minimal TCP load balancer: every new connection goes to the next node that accepts it. No retries. */
export type Relay = {
  readonly port: number;
  readonly address: string;
  /** To which node a connection went, by the port at its visitor's end. */
  nodeOf(visitorPort: number): number | undefined;
  /** Closes every connection; a new one goes to the current nodes. */
  cut(): void;
  stop(): Promise<void>;
};

/** `nodes` are local ports; the list may change at runtime. A `leaving` node is tried last. */
export async function startRelay(
  nodes: readonly number[],
  leaving: (node: number) => boolean = () => false,
): Promise<Relay> {
  const open = new Set<Socket>();
  const handed = new Map<number, number>();
  let turn = 0;
  const server = createServer((visitor) => {
    visitor.setNoDelay(true);
    open.add(visitor);
    visitor.on("error", () => visitor.destroy());
    visitor.on("close", () => open.delete(visitor));
    turn += 1;
    const { remotePort = 0 } = visitor;
    const inTurn = nodes.map((_, at) => nodes[(turn + at) % nodes.length] ?? 0);
    hand(
      visitor,
      (node) => handed.set(remotePort, node),
      inTurn.toSorted((one, other) => Number(leaving(one)) - Number(leaving(other))),
    );
  });
  server.listen({ port: 0, host: "127.0.0.1", backlog: 1024 });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    nodeOf: (visitorPort) => handed.get(visitorPort),
    cut,
    async stop() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}

/** A refused connection tries the next node. An accepted one stays. */
function hand(visitor: Socket, onHanded: (node: number) => void, [first, ...others]: readonly number[]): void {
  if (first === undefined || visitor.destroyed) return void visitor.destroy();
  const node = connect({ port: first, host: "127.0.0.1", noDelay: true });
  let connected = false;
  node.once("connect", () => {
    connected = true;
    onHanded(first);
    visitor.pipe(node).pipe(visitor);
  });
  node.on("error", () => {
    if (connected) visitor.destroy();
    else hand(visitor, onHanded, others);
  });
  node.on("close", () => {
    if (connected) visitor.destroySoon();
  });
  visitor.on("close", () => node.destroy());
}
