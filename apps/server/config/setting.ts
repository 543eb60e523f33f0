import * as v from "valibot";
import { type OfficeHours, parseOfficeHours } from "#modules/chat/contract/office-hours.ts";

/** One environment variable: its meaning, its valid values, and its default. */
export type Setting<Value> = {
  readonly schema: v.GenericSchema<string, Value>;
  /** Ends the sentence "NAME must be …". */
  readonly expects: string;
  readonly meaning: string;
  /** The default of an absent or empty variable; null for none. */
  readonly fallback: string | null;
  /** The default as `.env.example` describes it, when that is not simply the fallback. */
  readonly whenAbsent?: string;
  /** A secret's value never appears in a message. */
  readonly secret?: true;
};

type Kind<Value> = Pick<Setting<Value>, "schema" | "expects">;

export const wholeNumber = (from: number, to: number): Kind<number> => ({
  schema: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(from), v.maxValue(to)),
  expects: `a whole number from ${from} to ${to}`,
});

export const oneOf = <const Choice extends string>(...choices: readonly Choice[]): Kind<Choice> => ({
  schema: v.pipe(v.string(), v.picklist(choices)),
  expects: `one of ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`,
});

export const onOrOff: Kind<boolean> = {
  schema: v.pipe(
    v.string(),
    v.picklist(["on", "off"]),
    v.transform((value) => value === "on"),
  ),
  expects: "on or off",
};

export const text = (expects: string, pattern: RegExp): Kind<string> => ({
  schema: v.pipe(v.string(), v.regex(pattern)),
  expects,
});

/** Codes separated by commas; the word `none` is an empty list, since an empty variable counts as absent. */
export const codeList: Kind<readonly string[]> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^(none|[A-Z0-9_]+(,[A-Z0-9_]+)*)$/),
    v.transform((value) => (value === "none" ? [] : value.split(","))),
  ),
  expects: "codes with commas between them, or none",
};

/** Secrets separated by commas, the current one first. */
export const secretList: Kind<readonly string[]> = {
  schema: v.pipe(
    v.string(),
    v.transform((value) => value.split(",").map((one) => one.trim())),
    v.array(v.pipe(v.string(), v.minLength(32))),
  ),
  expects: "texts of at least 32 characters each, with commas between them",
};

/** A subset of these words, separated by commas. */
export const listOf = <const Word extends string>(...words: readonly Word[]): Kind<readonly Word[]> => ({
  schema: v.pipe(
    v.string(),
    v.transform((value) => value.split(",").map((word) => word.trim())),
    v.array(v.picklist(words)),
  ),
  expects: `some of ${words.join(", ")}, with commas between them`,
});

type Bounds = Readonly<Record<string, readonly [from: number, to: number]>>;

/** Several named whole numbers: message=5,email=10. */
export const amounts = <const Names extends Bounds>(
  bounds: Names,
): Kind<{ readonly [Name in keyof Names]: number }> => {
  const names = Object.keys(bounds);
  const read = (value: string): Record<string, number> =>
    Object.fromEntries(value.split(",").map((part) => [part.split("=")[0], Number(part.split("=")[1])]));
  return {
    schema: v.pipe(
      v.string(),
      v.regex(/^\w+=\d{1,9}(,\w+=\d{1,9})*$/),
      v.transform(read),
      v.check((given) => Object.keys(given).length === names.length),
      v.check((given) =>
        Object.entries(bounds).every(([name, [from, to]]) => {
          const amount = given[name] ?? Number.NaN;
          return amount >= from && amount <= to;
        }),
      ),
      v.transform((given) => given as { readonly [Name in keyof Names]: number }),
    ),
    expects: `whole numbers such as ${names.map((name) => `${name}=${bounds[name]?.[0]}`).join(",")}, within their bounds`,
  };
};

/** A range of days such as 3-7. */
export const dayRange: Kind<{ readonly least: number; readonly most: number }> = {
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{1,2}-\d{1,2}$/),
    v.transform((value) => {
      const [least = 0, most = 0] = value.split("-").map(Number);
      return { least, most };
    }),
    v.check(({ least, most }) => least >= 1 && least <= most),
  ),
  expects: "two numbers of days with a hyphen between them, such as 3-7",
};

/** Staffed hours of the chat, or `off`. */
export const officeHours: Kind<{ readonly hours: OfficeHours | null }> = {
  schema: v.pipe(
    v.string(),
    v.check((value) => value === "off" || parseOfficeHours(value) !== null),
    v.transform((value) => ({ hours: parseOfficeHours(value) })),
  ),
  expects: "off or hours such as 09:00-18:00 or Mon-Fri 09:00-18:00, Sat 10:00-15:00",
};

export const address = (...protocols: readonly string[]): Kind<string> => ({
  schema: v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    // A PostgreSQL socket file is named in the query instead.
    v.check((value) => new URL(value).hostname !== "" || new URL(value).searchParams.has("host")),
  ),
  expects: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
});

export const origin: Kind<string> = {
  schema: v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
    v.check((value) => new URL(value).href === `${new URL(value).origin}/`),
    v.transform((value) => new URL(value).origin),
  ),
  expects: "an address such as https://shop.example, without a path",
};
