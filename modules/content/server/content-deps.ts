import type { Database } from "#kit/postgres/connect.ts";
import type { PictureVersion } from "./picture-versions.ts";

/** `database` may be a read replica: the operations only read. */
export type ContentDeps = { database: Database; pictureVersion: PictureVersion };
