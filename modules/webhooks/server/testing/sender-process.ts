import { systemClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { connect } from "#kit/postgres/connect.ts";
import { startWebhooks } from "../delivery/start-webhooks.ts";
import { testSealer } from "./test-sealer.ts";

/** A process that sends webhooks; the test kills it. */
startWebhooks({
  database: connect(process.argv[2] ?? ""),
  clock: systemClock,
  ids: systemIds,
  sealer: testSealer,
  allowsLoopback: true,
  random: Math.random,
  pollMs: 50,
  log: (message, cause) => process.stderr.write(`${message} ${cause}\n`),
});
