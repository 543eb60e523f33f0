import type { FastifyPluginAsync } from "fastify";

/** Where the back office was before it moved to /admin. */
const former = "/desk";

/**
 * Redirects every address of the former order desk to the same place under /admin. 308 keeps the method and the body, so
 * a form of a page that was opened before the move still arrives; bookmarks and links in old letters lead on.
 */
export const formerAddresses: FastifyPluginAsync = async (app) => {
  // Answered before a body is read: the redirect needs none, whatever its type.
  app.addHook("onRequest", async ({ raw }, reply) =>
    reply
      .headers({ "cache-control": "no-store", "x-robots-tag": "noindex" })
      .redirect(`/admin${(raw.url ?? "").slice(former.length)}`, 308),
  );
  for (const url of [former, `${former}/*`]) app.all(url, async () => undefined);
};
