import * as v from "valibot";

const noLine = "00000000-0000-0000-0000-000000000000";

/** The id of a line. Whatever is none names a line nobody has, and is answered like one. */
export const lineIdField = v.pipe(
  v.string(),
  v.transform((text) => (v.is(v.pipe(v.string(), v.uuid()), text) ? text : noLine)),
);
