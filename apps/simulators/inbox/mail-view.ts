import type { FastifyReply } from "fastify";

/** Inline styles, because mails have nothing else; no scripts, no requests. Links open outside the frame. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/** Sends the HTML part of a mail to the frame that shows it. */
export function mailView(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", mailPolicy)
    .header("x-frame-options", "SAMEORIGIN")
    .header("cache-control", "no-store")
    .send(html.replace("<head>", '<head><base target="_blank">'));
}
