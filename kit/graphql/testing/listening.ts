import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";

/** A real server on a free loopback port with these plugins. */
export async function listening(...plugins: FastifyPluginAsync[]): Promise<{ url: string; server: FastifyInstance }> {
  const server = Fastify();
  for (const plugin of plugins) await server.register(plugin);
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  return { url, server };
}
