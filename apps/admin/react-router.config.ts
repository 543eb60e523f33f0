import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "../../build/admin",
  // One list of routes with the first page; there are few of them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
