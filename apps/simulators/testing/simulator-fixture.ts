import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { sql } from "kysely";
import { afterAll } from "vitest";
import { migrate } from "#kit/postgres/migrate.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { notificationMigrations } from "#modules/notification/server/migration-source.ts";
import type { InboxMessage } from "../inbox/inbox-message.ts";
import { simulatorMigrations } from "../migration-source.ts";
import { simulatorPlugin } from "../simulator-plugin.ts";
import { startSmtpSimulator } from "../smtp/start-smtp-simulator.ts";

const devPages = [{ name: "Shop <1>", href: "/", about: "The shop itself" }];

/** The simulators on real sockets and a database of their own, stopped when the test file ends. */
export async function simulatorFixture() {
  const { database, url: databaseUrl } = await testDatabase();
  await migrate(database.pool, [notificationMigrations, simulatorMigrations]);
  const app = Fastify();
  let url = "";
  await app.register(simulatorPlugin({ stage: "test", database, devPages, publicUrl: () => url, ownUrl: () => url }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const smtp = await startSmtpSimulator({ stage: "test", database });
  afterAll(async () => {
    await smtp.stop();
    app.server.closeAllConnections();
    await app.close();
  });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    smtp,
    database,
    databaseUrl,
    clear: () => sql`truncate simulator.message, simulator.fault`.execute(database.kysely),
    inbox: async (query = "") => (await (await fetch(`${url}/dev/inbox.json${query}`)).json()) as InboxMessage[],
    misbehave: (body: object) =>
      fetch(`${url}/dev/gateway`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}
