import { devices } from "#kit/core/device.ts";
import { allScenes } from "./all-scenes.ts";
import { testWalk } from "./test-walk.ts";

await testWalk(allScenes, devices);
