import { type GenericSchema, safeParse } from "valibot";
import type { ValidatorCollector } from "../cache/validators.ts";
import { type Clock, systemClock } from "../core/clock.ts";
import { fallbackLocale, type Locale, type Texts } from "../core/locale.ts";
import type { Failure, Result } from "../core/result.ts";
import { type Access, demandAccess } from "./access.ts";
import { markPublic } from "./cacheability.ts";
import { validated } from "./cacheable-resolvers.ts";
import type { RequestContext } from "./context.ts";
import { invalidInputText } from "./invalid-input.ts";
import { Refused } from "./refused.ts";
import { failed, type StandardReply, succeeded } from "./standard-reply.ts";

/** The text of one expected failure: fixed, or with details of the failure. */
type FailureText<E extends Failure> = Texts | ((error: E) => Texts);

/** A text for every failure the operation can return; a missing one does not compile. */
export type FailureTexts<E extends Failure> = {
  readonly [Code in E["code"]]: FailureText<Extract<E, { readonly code: Code }>>;
};

type Definition<Input, Value, E extends Failure> = {
  readonly access: Access;
  /** Validates the arguments of the field. Without it they are as GraphQL coerced them. */
  readonly input?: GenericSchema<unknown, Input>;
  /** True when the response depends on the arguments, the language and the device alone: any visitor may get a cached one. */
  readonly publiclyCacheable?: boolean;
  /** True when the operation adds a validator for what it read. */
  readonly validated?: boolean;
  run(context: RequestContext, input: Input, addValidator: ValidatorCollector["add"]): Promise<Result<Value, E>>;
  readonly failures: FailureTexts<E>;
  /** The message of a successful reply; a function where it depends on the result. */
  readonly message?: Texts | ((value: Value) => Texts);
  /** The clock behind the reply's timestamp. */
  readonly clock?: Clock;
};

/** Converts the standard reply to another shape, for fields with a flat wire format. */
type Wire<Value, E extends Failure, Shape> = {
  readonly wire: (reply: StandardReply<Value>, error: E | InvalidInput | null) => Shape;
};

export type InvalidInput = { readonly code: "INVALID_INPUT" };

/** GraphQL's information about the resolved field. */
export type FieldInfo = { readonly fieldName: string };

type Resolve<Shape> = (source: unknown, args: unknown, context: RequestContext, info?: FieldInfo) => Promise<Shape>;

const textOf = (texts: Texts, locale: Locale): string => texts[locale] || texts[fallbackLocale];

/** One GraphQL operation: its access, its use case, and the text of each expected failure. */
export function operation<Input, Value, E extends Failure, Shape>(
  definition: Definition<Input, Value, E> & Wire<Value, E, Shape>,
): Resolve<Shape>;
export function operation<Input, Value, E extends Failure>(
  definition: Definition<Input, Value, E>,
): Resolve<StandardReply<Value>>;
export function operation<Input, Value, E extends Failure>(
  definition: Definition<Input, Value, E> & Partial<Wire<Value, E, unknown>>,
): Resolve<unknown> {
  const { clock = systemClock, wire = (reply) => reply } = definition;
  const texts = definition.failures as Readonly<Record<string, FailureText<E>>>;

  const resolve = async (
    _source: unknown,
    args: unknown,
    context: RequestContext,
    addValidator: ValidatorCollector["add"],
    info?: FieldInfo,
  ) => {
    demandAccess(definition.access, context);
    let input = args as Input;
    if (definition.input) {
      const checked = safeParse(definition.input, args, { lang: context.locale, abortEarly: true });
      if (!checked.success) {
        const text = invalidInputText(checked.issues[0], context.locale);
        return wire(failed("INVALID_INPUT", text, clock.now()), { code: "INVALID_INPUT" });
      }
      input = checked.output;
    }
    const result = await definition.run(context, input, addValidator);
    if (result.ok) {
      const sentence = typeof definition.message === "function" ? definition.message(result.value) : definition.message;
      const message = sentence ? textOf(sentence, context.locale) : null;
      return wire(succeeded(result.value, clock.now(), message), null);
    }
    context.refused?.({ operation: info?.fieldName ?? "", code: result.error.code });
    const entry = texts[result.error.code];
    if (!entry) throw new Error(`no text for the failure ${result.error.code}`);
    const text = textOf(typeof entry === "function" ? entry(result.error) : entry, context.locale);
    return wire(failed(result.error.code, text, clock.now()), result.error);
  };
  return marked(resolve, definition);
}

type Cacheability = { readonly publiclyCacheable?: boolean; readonly validated?: boolean };
const addNothing = () => undefined;

/** Marks the cacheability of a resolver. */
function marked<Shape>(
  resolve: (
    source: unknown,
    args: unknown,
    context: RequestContext,
    addValidator: ValidatorCollector["add"],
    info?: FieldInfo,
  ) => Promise<Shape>,
  cacheability: Cacheability,
): Resolve<Shape> {
  const resolver: Resolve<Shape> = cacheability.validated
    ? validated(resolve)
    : (source, args, context, info) => resolve(source, args, context, addNothing, info);
  return cacheability.publiclyCacheable ? markPublic(resolver) : resolver;
}

/** A read with its own wire shape: access and result. */
export function query<Input, Value>(definition: {
  readonly access: Access;
  /** True when the response depends on the arguments, the language and the device alone: any visitor may get a cached one. */
  readonly publiclyCacheable?: boolean;
  /** True when the query adds a validator for what it read: the response stays cached while the validator holds. */
  readonly validated?: boolean;
  readonly input?: GenericSchema<unknown, Input>;
  run(context: RequestContext, input: Input, addValidator: ValidatorCollector["add"]): Promise<Value> | Value;
}): Resolve<Value> {
  const resolve = async (
    _source: unknown,
    args: unknown,
    context: RequestContext,
    addValidator: ValidatorCollector["add"],
  ) => {
    demandAccess(definition.access, context);
    if (!definition.input) return definition.run(context, args as Input, addValidator);
    const checked = safeParse(definition.input, args, { lang: context.locale, abortEarly: true });
    if (checked.success) return definition.run(context, checked.output, addValidator);
    throw new Refused("INVALID_INPUT", 400, invalidInputText(checked.issues[0], context.locale));
  };
  return marked(resolve, definition);
}
