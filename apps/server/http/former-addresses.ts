import type { FastifyPluginAsync } from "fastify";

/** The back office's path before it moved to /admin. */
const former = "/desk";

/**
 * Redirects every former path to the same one under /admin. 308 keeps method and body, so a form opened before the move still
 * arrives; bookmarks and links in old messages work.
 */
export const formerAddresses: FastifyPluginAsync = async (app) => {
  // Answered before the body is read: a body of any type is redirected.
  app.addHook("onRequest", async ({ raw }, reply) =>
    reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .redirect(`/admin${(raw.url ?? "").slice(former.length)}`, 308),
  );
  for (const url of [former, `${former}/*`]) app.all(url, async () => undefined);
};
