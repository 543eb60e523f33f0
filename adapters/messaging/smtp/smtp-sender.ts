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

/** Exactly one address: no line break, comma or bracket can add a header or a recipient. */
const mailbox = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]{1,253}$/;

/** Sends through a mail server over a small connection pool. Call `close` when the process ends. */
export function smtpSender({ url, from, timeoutMs = 5000 }: SmtpSettings): EmailSender & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The outbox retries.
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
        // The same on every attempt, so that mail programs recognize a duplicate.
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

/** Mail programs show an unsubscribe button and send a POST to this address (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: EmailMessage): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Only a rejection of this recipient or this mail is final; failures of our login or sender are temporary. */
function failureOf(error: NodemailerError): SendFailure {
  const reply = error.responseCode === undefined ? "" : ` ${error.responseCode}`;
  const reason = `${error.originalCode ?? error.code ?? "smtp"}${reply}`;
  const aboutMessage = error.command === "RCPT TO" || error.command === "DATA";
  return { code: error.permanent && aboutMessage ? "REFUSED" : "CHANNEL_UNAVAILABLE", reason };
}

/** The socket timeouts restart with every byte; this one limits the whole exchange. */
async function within(milliseconds: number, sending: Promise<SendResult>): Promise<SendResult> {
  const { promise: late, resolve } = Promise.withResolvers<SendResult>();
  const timer = setTimeout(resolve, milliseconds, fail({ code: "CHANNEL_UNAVAILABLE", reason: "timeout" }));
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
