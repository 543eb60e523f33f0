import type { Database } from "#kit/postgres/connect.ts";
import type { PictureVersion } from "./picture-versions.ts";

/** What the module's operations need. `database` may be a read replica: nothing here is written by shoppers. */
export type ContentDeps = { database: Database; pictureVersion: PictureVersion };
