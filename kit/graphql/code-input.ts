import * as v from "valibot";
import { type CodesOf, storedWord } from "#kit/core/wire-codes.ts";

/** A code of the wire format as an argument, read as its word. An unknown code is refused like any other invalid input. */
export const codeInput = <Word extends string>(codes: CodesOf<Word>) =>
  v.pipe(
    v.picklist(Object.values<string>(codes)),
    v.transform((code): Word => storedWord(codes, code)),
  );
