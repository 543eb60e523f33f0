import { registerHooks } from "node:module";

// A child process: prints how many modules of the tracing packages were loaded to start and use telemetry.
let loaded = 0;
registerHooks({
  load(url, context, nextLoad) {
    if (url.includes("@opentelemetry")) loaded += 1;
    return nextLoad(url, context);
  },
});

const { startTelemetry } = await import("../start-telemetry.ts");
const telemetry = await startTelemetry({ endpoint: process.env.ENDPOINT ?? null, serviceName: "test" });
const reply = await telemetry.span("work", {}, async () => 42);
process.stdout.write(JSON.stringify({ on: telemetry.on, answer: reply, loaded: loaded > 0 }));
process.exit();
