import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReadMail, readMail } from "../smtp/read-mail.ts";

type ArrivedMail = ReadMail & { from: string; receivers: string[]; user: string | undefined };

/** The SMTP step at which the server refuses, and its reply. */
export type Refusal = { at: "login" | "sender" | "receiver" | "mail"; reply: number };

/** A real SMTP server on the loopback address that records mail; closed when the test ends. */
export async function loopbackMailServer() {
  let refusal: Refusal | null = null;
  let connections = 0;
  const arrived: ArrivedMail[] = [];
  const problem = (at: Refusal["at"]) =>
    refusal?.at === at ? Object.assign(new Error("no thank you"), { responseCode: refusal.reply }) : null;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth: (auth, _session, done) => done(problem("login"), { user: auth.username }),
    onMailFrom: (_address, _session, done) => done(problem("sender")),
    onRcptTo: (_address, _session, done) => done(problem("receiver")),
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      if (problem("mail")) return done(problem("mail"));
      arrived.push({
        ...readMail(raw),
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
        receivers: session.envelope.rcptTo.map(({ address }) => address),
        user: session.user,
      });
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    arrived,
    stop,
    connections: () => connections,
    refuse(next: Refusal | null) {
      refusal = next;
    },
  };
}
