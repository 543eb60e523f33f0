import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "../../build",
  // The whole route manifest is small; sending it once saves a request per navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
