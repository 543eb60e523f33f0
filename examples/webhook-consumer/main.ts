import { startConsumer } from "./start-consumer.ts";

// WEBHOOK_SECRET=whsec_… node examples/webhook-consumer/main.ts; a proxy with a certificate stands in front.
const { WEBHOOK_SECRET: secret, PORT = "8787", JOURNAL = "sales.csv" } = process.env;
if (!secret) throw new Error("WEBHOOK_SECRET is missing: the back office shows it when an endpoint is added.");
const consumer = await startConsumer({ port: Number(PORT), secret, journalPath: JOURNAL });
process.stdout.write(`Receiving webhooks at ${consumer.url}, writing ${JOURNAL}\n`);
