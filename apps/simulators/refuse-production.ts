/** Where the process runs; simulators exist everywhere but in production. */
export type Stage = "development" | "test" | "production";

/** The inbox shows every code and every address, so a production shop must not even start with it. */
export function refuseProduction(stage: Stage): void {
  if (stage === "production") {
    throw new Error(
      "The simulators show every message and code to anybody, so they cannot run in production. Set SHOP_SIMULATORS=off.",
    );
  }
}
