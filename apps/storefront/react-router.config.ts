import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "../../build",
  // The whole site map is small; sending it once spares a request for every page a shopper opens.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
