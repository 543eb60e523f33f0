import type { FastifyInstance } from "fastify";
import { simulatorPlugin } from "#apps/simulators/simulator-plugin.ts";
import { type SmtpSimulator, startSmtpSimulator } from "#apps/simulators/smtp/start-smtp-simulator.ts";
import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Config } from "../config/config.ts";

const devPages = [
  { name: "The shop", href: "/", about: "What a shopper sees." },
  { name: "Inbox", href: "/dev/inbox", about: "Every WhatsApp, SMS and e-mail the shop has sent." },
  { name: "Bank", href: "/dev/bank", about: "Every charge the shop has opened; pay them here, well or badly." },
  { name: "Courier", href: "/dev/courier", about: "Every parcel the shop has sent; move them on here, well or badly." },
  { name: "GraphiQL, shop", href: "/dev/graphiql", about: "Try the shop's operations." },
  { name: "GraphiQL, club", href: "/dev/graphiql/club", about: "Try the club's operations." },
  { name: "Design system", href: "/dev/ui", about: "Every component in every state." },
];

/** Mounts the vendors' simulators under /dev and starts their mail server. */
export async function openSimulators(
  app: FastifyInstance,
  config: Config,
  database: Database,
  ownUrl: () => string,
  clock: Clock,
): Promise<SmtpSimulator> {
  const publicUrl = () => config.publicUrl;
  await app.register(simulatorPlugin({ stage: config.stage, database, devPages, publicUrl, ownUrl, clock }));
  return startSmtpSimulator({ stage: config.stage, database });
}
