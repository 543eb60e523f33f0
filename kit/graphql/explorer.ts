import type { FastifyPluginAsync } from "fastify";

// The page has an inline start script and compiles its editor workers at run time.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
].join("; ");

/** A page to read the schema and try documents, for development. Never register it in production. */
export function explorer(settings: { readonly path: string; readonly endpoint: string }): FastifyPluginAsync {
  const { path, endpoint } = settings;
  const staticPath = `${path}/static/`;
  return async (fastify) => {
    // Imported here because the package is installed for development only.
    const [{ ruruHTML }, { getStaticFile }] = await Promise.all([import("ruru/server"), import("ruru/static")]);
    const page = ruruHTML({ endpoint, staticPath });

    fastify.get(path, (_request, reply) =>
      reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(page),
    );
    fastify.get(`${staticPath}*`, async (request, reply) => {
      const urlPath = request.url.split("?")[0] ?? request.url;
      const acceptEncoding = request.headers["accept-encoding"];
      const file = await getStaticFile({ staticPath, urlPath, acceptEncoding, disallowDevAssets: true });
      if (!file) return reply.code(404).send();
      return reply.headers(file.headers).send(file.content);
    });
  };
}
