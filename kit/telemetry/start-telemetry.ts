import { noTelemetry, type Telemetry } from "./telemetry.ts";

export type TelemetryOptions = {
  /** Base address of an OTLP/HTTP collector, for example "http://127.0.0.1:4318"; null turns telemetry off. */
  readonly endpoint: string | null;
  readonly serviceName: string;
  readonly log?: { warn(fields: object, message: string): void };
};

/** The packages that speak to a collector are loaded only when there is one. */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  if (!options.endpoint) return noTelemetry;
  const { collectorTelemetry } = await import("./collector-telemetry.ts");
  return collectorTelemetry({ ...options, endpoint: options.endpoint });
}
