import { systemIds } from "#kit/core/ids.ts";
import { sealerOf } from "#modules/notification/server/index.ts";

export const testSealer = sealerOf("a secret of at least thirty-two characters", systemIds);
