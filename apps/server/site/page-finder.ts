import type { FastifyInstance } from "fastify";

/** Asks the shop for an address as a visitor would who is not signed in, without leaving the process. */
export const pageFinder =
  (app: FastifyInstance) =>
  async (path: string): Promise<boolean> => {
    const [url = "/"] = path.split("#", 1);
    const { statusCode, headers } = await app.inject({ method: "GET", url, headers: { accept: "text/html" } });
    // Pages for members lead to the login first.
    if (statusCode >= 300 && statusCode < 400) return true;
    return statusCode === 200 && String(headers["content-type"]).startsWith("text/html");
  };
