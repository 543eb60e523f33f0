import * as v from "valibot";

const noLine = "00000000-0000-0000-0000-000000000000";

/** The id of a line. A text that is no UUID becomes an id that no line has. */
export const lineIdField = v.pipe(
  v.string(),
  v.transform((text) => (v.is(v.pipe(v.string(), v.uuid()), text) ? text : noLine)),
);
