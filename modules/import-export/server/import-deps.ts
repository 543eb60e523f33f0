import type { Result } from "#kit/core/result.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { ImportTarget } from "./import-target.ts";

/** Stores fetched pictures in the media library. */
export type PictureStore = {
  add(
    picture: { readonly bytes: Buffer; readonly name: string },
    by: { readonly id: string; readonly name: string },
  ): Promise<Result<{ readonly path: string }, { readonly code: string }>>;
};

/** Dependencies of the operations. `database` is never a replica: a preview must see what was saved last. */
export type ImportDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly targets: readonly ImportTarget[];
};
