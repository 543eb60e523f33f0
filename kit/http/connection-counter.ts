import { subscribe } from "node:diagnostics_channel";

let accepted = 0;

/** Counts from the first import on: Node reports every connection that any server of the process accepts. */
subscribe("net.server.socket", () => {
  accepted += 1;
});

/** How many connections this process has accepted so far. */
export const acceptedConnections = (): number => accepted;
