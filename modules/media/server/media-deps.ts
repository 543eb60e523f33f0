import type { CleanPicture } from "#kit/images/clean-picture.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { MediaStorage } from "./ports/media-storage.ts";
import type { MediaUsage } from "./ports/media-usage.ts";

/** Dependencies of the module. `database` is never a replica. */
export type MediaDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly storage: MediaStorage;
  readonly usage: MediaUsage;
  readonly cleanPicture: CleanPicture;
};
