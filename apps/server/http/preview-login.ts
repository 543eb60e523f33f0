import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import {
  clearedStaffCookie,
  type IdentityDeps,
  readStaffToken,
  staffCookie,
  staffOf,
} from "#modules/identity/server/index.ts";
import { askForToken, staffPagePolicy, welcomeStaff } from "./preview-login-page.ts";

export type PreviewLoginDeps = { identity: Pick<IdentityDeps, "clock" | "secret" | "https">; publicUrl: string };

const send = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": staffPagePolicy,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    .send(html);

/**
 * The page at /staff: stores a staff token in a cookie, which lets its holder preview unpublished content. The token is typed into a form,
 * because URLs end up in logs and browser histories.
 */
export const previewLogin =
  ({ identity, publicUrl }: PreviewLoginDeps): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    app.get("/staff", (request, reply) => {
      const staff = staffOf(identity, request.headers.cookie);
      return send(reply, staff ? welcomeStaff(staff) : askForToken(false));
    });

    app.post<{ Body: URLSearchParams }>("/staff", (request, reply) => {
      const { origin, host = "" } = request.headers;
      const site = request.headers["sec-fetch-site"];
      const secFetchSite = typeof site === "string" ? site : undefined;
      if (comesFromElsewhere({ origin, secFetchSite, host }, [publicUrl])) {
        return send(reply.code(403), askForToken(false));
      }
      if (request.body.has("leave")) return enter(reply, clearedStaffCookie(identity.https));
      const token = request.body.get("token")?.trim() ?? "";
      const read = readStaffToken(token, identity.secret, identity.clock.now());
      return read.ok ? enter(reply, staffCookie(token, identity.https)) : send(reply.code(403), askForToken(true));
    });
  };

const enter = (reply: FastifyReply, cookie: string) =>
  reply.headers({ "set-cookie": cookie, "cache-control": "no-store" }).redirect("/staff", 303);
