import * as v from "valibot";

export const cancelWorkSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
