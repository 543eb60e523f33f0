import { createTransport, type NodemailerError } from "nodemailer";
import { fail, ok } from "#kit/core/result.ts";
import type { EmailMessage, EmailSender } from "#modules/notification/server/ports/email-sender.ts";
import type { SendFailure, SendResult } from "#modules/notification/server/ports/send-result.ts";

export type SmtpSettings = {
  /** smtp://user:password@host:587 or smtps://… */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly timeoutMs?: number;
};

/** One mailbox and nothing else: no line break, no comma, no bracket can add a header or a receiver. */
const mailbox = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]{1,253}$/;

/** Sends through a mail server over a small pool of kept connections. Call `close` when the process ends. */
export function smtpSender({ url, from, timeoutMs = 5000 }: SmtpSettings): EmailSender & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Trying again is the outbox's business.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.split("@").at(-1) ?? "localhost";

  async function send(message: EmailMessage): Promise<SendResult> {
    if (!mailbox.test(message.to)) return fail({ code: "REFUSED", reason: "not an address" });
    try {
      const sent = await transport.sendMail({
        from,
        to: { name: "", address: message.to },
        ...(message.replyTo !== undefined && mailbox.test(message.replyTo)
          ? { replyTo: { name: "", address: message.replyTo } }
          : {}),
        subject: message.subject.replace(/\s+/g, " ").trim(),
        text: message.text,
        html: message.html,
        attachments: (message.pictures ?? []).map(({ id, png }) => ({
          cid: id,
          filename: `${id}.png`,
          content: png,
          contentType: "image/png",
          contentDisposition: "inline" as const,
        })),
        // The same on every attempt, so that a mailbox can tell a second copy from a second message.
        messageId: `<${message.key}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(message) },
      });
      return ok({ messageId: sent.messageId });
    } catch (cause) {
      return fail(failureOf(cause as NodemailerError));
    }
  }

  return { send: (message) => within(timeoutMs, send(message)), close: () => transport.close() };
}

/** Mail programs show these as a button of their own, and unsubscribe by a POST to the address (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: EmailMessage): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Only what the server says about this receiver or this mail is final; trouble with our login or sender passes. */
function failureOf(error: NodemailerError): SendFailure {
  const reply = error.responseCode === undefined ? "" : ` ${error.responseCode}`;
  const reason = `${error.originalCode ?? error.code ?? "smtp"}${reply}`;
  const aboutMessage = error.command === "RCPT TO" || error.command === "DATA";
  return { code: error.permanent && aboutMessage ? "REFUSED" : "CHANNEL_UNAVAILABLE", reason };
}

/** The socket time-outs restart with every byte; this one bounds the whole conversation. */
async function within(milliseconds: number, sending: Promise<SendResult>): Promise<SendResult> {
  const { promise: late, resolve } = Promise.withResolvers<SendResult>();
  const timer = setTimeout(resolve, milliseconds, fail({ code: "CHANNEL_UNAVAILABLE", reason: "timeout" }));
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
