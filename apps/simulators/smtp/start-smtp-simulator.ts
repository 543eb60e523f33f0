import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { readMail } from "#adapters/messaging/smtp/read-mail.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Fault } from "../faults/fault.ts";
import { faultOf } from "../faults/fault-store.ts";
import { findCode } from "../inbox/find-code.ts";
import { keepMessage } from "../inbox/message-store.ts";
import { refuseProduction, type Stage } from "../refuse-production.ts";

export type SmtpSimulatorDeps = {
  readonly stage: Stage;
  readonly database: Database;
  /** 0 or absent: any free port. */
  readonly port?: number;
};

export type SmtpSimulator = { readonly port: number; readonly url: string; stop(): Promise<void> };

const largestMail = 1024 * 1024;

/** An SMTP server on loopback that stores every mail in the inbox and forwards none. */
export async function startSmtpSimulator({ stage, database, port = 0 }: SmtpSimulatorDeps): Promise<SmtpSimulator> {
  refuseProduction(stage);
  const sockets = new Map<number | undefined, Socket>();

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    async onData(stream, session, done) {
      try {
        const raw = await buffer(stream);
        const fault = await faultOf(database.kysely, "EMAIL");
        if (fault.mode === "drop") return void sockets.get(session.remotePort)?.destroy();
        if (fault.mode === "slow") await sleep(fault.ms);
        const refusal = refusalOf(fault);
        if (!refusal) await keep(database, raw, session);
        done(refusal);
      } catch {
        done(reply(451, "the inbox cannot be written now"));
      }
    },
  });
  server.server.on("connection", (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on("close", () => sockets.delete(remotePort));
  });
  // A client that disconnects in the middle is ignored.
  server.on("error", () => undefined);

  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const chosen = (server.server.address() as AddressInfo).port;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: chosen, url: `smtp://127.0.0.1:${chosen}`, stop };
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

function refusalOf({ mode }: Fault): Error | null {
  if (mode === "error") return reply(451, "try again later");
  return mode === "refuse" ? reply(554, "this mail is not wanted") : null;
}

async function keep(database: Database, raw: Buffer, session: SMTPServerSession): Promise<void> {
  const { headers, subject, text, html, pictures } = readMail(raw);
  for (const { address } of session.envelope.rcptTo) {
    await keepMessage(database.kysely, {
      channel: "EMAIL",
      to: address,
      subject,
      text: text ?? "",
      html: html && withPictures(html, pictures),
      code: findCode(text ?? ""),
      reference: headers.get("message-id") ?? null,
    });
  }
}

/** The inbox shows mails on a page, where `cid:` does not resolve: attachments are inlined. */
const withPictures = (html: string, pictures: ReadonlyMap<string, string>): string =>
  html.replaceAll(/(?<=src=")cid:([^"]+)(?=")/g, (address, id: string) => pictures.get(id) ?? address);
