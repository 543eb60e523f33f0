import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The least a balancer does: every new connection goes to the next node that takes it. It reads nothing of it and repeats nothing. */
export type Relay = {
  readonly port: number;
  readonly address: string;
  /** To which node a connection went, by the port at its visitor's end. */
  nodeOf(visitorPort: number): number | undefined;
  /** Breaks every connection; whoever comes again is handed to whoever is a node by then. */
  cut(): void;
  stop(): Promise<void>;
};

/** `nodes` are ports of this machine; the list may change while the relay runs. Whoever is `leaving` is asked last. */
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

/** A closed door is no loss: the next node is asked. Whoever was let in stays where they are. */
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
