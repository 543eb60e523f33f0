import type { FastifyReply } from "fastify";
import type { Html } from "#kit/http/html.ts";
import { pagePolicy } from "./layout.ts";

/** Sends a developer page under its strict policy. */
export function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .header("content-type", "text/html; charset=utf-8")
    .header("content-security-policy", pagePolicy)
    .send(page.source);
}
