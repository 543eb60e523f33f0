import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { boundedStore } from "../cache/bounded-store.ts";
import { isPublic, isValidated } from "./cacheability.ts";
import type { RequestContext } from "./context.ts";
import { exceedsCost, exceedsFields, withDefaults } from "./cost.ts";
import { defaultLimits, type Limits, structureProblems } from "./limits.ts";
import { reservedName } from "./reserved-names.ts";
import { rootFieldOf } from "./root-field.ts";
import { runnerOf } from "./run-document.ts";
import { executionErrors, requestError, type UnexpectedFailure } from "./wire-errors.ts";

export type ExecutorSettings = {
  /** Receives every unexpected failure; the caller only gets a neutral message. */
  readonly report: (failure: UnexpectedFailure) => void;
  /** False in production: no introspection, and no names suggested in error messages. */
  readonly introspection?: boolean;
  readonly limits?: Partial<Limits>;
  /** Number of documents cached after parsing and validation, and compiled if trusted or frequent. */
  readonly cachedDocuments?: number;
  /** Trusted documents of our own pages, which are compiled before their first run. */
  readonly knownDocuments?: { has(text: string): boolean } | null;
};

/** A document that is ready to run repeatedly. */
export type Prepared = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Its response does not depend on the caller. */
  readonly publiclyCacheable: boolean;
  /** Its response comes with validators, if the context collects them. */
  readonly validated: boolean;
  readonly isCompiled: () => boolean;
  run(variables: Readonly<Record<string, unknown>>, context: RequestContext): Promise<ExecutionResult>;
};

export type Refusal = { readonly errors: readonly GraphQLError[] };

type ExecutionRequest = {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly context: RequestContext;
};

/** Runs documents against one schema, for HTTP as for calls inside the process. */
export type Executor = {
  readonly schema: GraphQLSchema;
  prepare(query: string, operationName?: string | null): Prepared | Refusal;
  execute(request: ExecutionRequest): Promise<ExecutionResult>;
};

export function createExecutor(schema: GraphQLSchema, settings: ExecutorSettings): Executor {
  const { report, introspection = false, cachedDocuments = 500, knownDocuments = null } = settings;
  const limits: Limits = { ...defaultLimits, ...settings.limits };
  const documents = boundedStore<DocumentNode>({ name: "graphql documents", maxSize: cachedDocuments });
  const prepared = boundedStore<Prepared>({ name: "graphql operations", maxSize: cachedDocuments });
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  const read = (query: string): DocumentNode | Refusal => {
    if (query.length > limits.characters) {
      const tooLong = new GraphQLError(
        `The document is too long: at most ${limits.characters} characters are allowed.`,
      );
      return { errors: [requestError(tooLong, "DOCUMENT_TOO_LARGE")] };
    }
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: limits.tokens });
    } catch (problem) {
      if (!(problem instanceof GraphQLError)) throw problem;
      return { errors: [requestError(problem, "GRAPHQL_PARSE_FAILED")] };
    }
    const reserved = reservedName(document);
    if (reserved) return { errors: [requestError(reserved, "GRAPHQL_VALIDATION_FAILED")] };
    const tooLarge = structureProblems(document, limits);
    if (tooLarge.length > 0) return { errors: tooLarge.map((error) => requestError(error, "DOCUMENT_TOO_LARGE")) };
    const invalid = validate(schema, document, rules, { maxErrors: 20, hideSuggestions: !introspection });
    if (invalid.length > 0) return { errors: invalid.map((error) => requestError(error, "GRAPHQL_VALIDATION_FAILED")) };
    return document;
  };

  const prepare = (query: string, operationName: string | null = null): Prepared | Refusal => {
    const key = `${operationName ?? ""}\n${query}`;
    const known = prepared.get(key);
    if (known) return known;
    const document = documents.get(query) ?? read(query);
    // Only valid documents are cached, so that invalid ones cannot evict them.
    if ("errors" in document) return document;
    documents.set(query, document);
    const operation = getOperationAST(document, operationName);
    if (!operation) {
      const text = operationName ? "The document has no operation of this name." : "An operation name is needed.";
      return { errors: [requestError(new GraphQLError(text), "OPERATION_NOT_FOUND")] };
    }
    if (operation.operation === "subscription") {
      return { errors: [requestError(new GraphQLError("Subscriptions are not supported."), "OPERATION_NOT_FOUND")] };
    }
    // Validation accepts a mutation where the schema has none.
    if (!schema.getRootType(operation.operation)) {
      const text = `There is no ${operation.operation} here.`;
      return { errors: [requestError(new GraphQLError(text), "OPERATION_NOT_FOUND")] };
    }
    if (exceedsFields(schema, document, operation, limits.fields)) {
      const text = `The document has too many fields: at most ${limits.fields} are allowed.`;
      return { errors: [requestError(new GraphQLError(text), "DOCUMENT_TOO_LARGE")] };
    }
    const ready = preparedFor(document, operation, { operationName, known: knownDocuments?.has(query) ?? false });
    prepared.set(key, ready);
    return ready;
  };

  const preparedFor = (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    input: { readonly operationName: string | null; readonly known: boolean },
  ): Prepared => {
    const { run, isCompiled } = runnerOf(schema, { document, ...input });
    const name = operation.name?.value ?? null;
    const hasVariables = (operation.variableDefinitions ?? []).length > 0;
    const tooDear = (variables: Readonly<Record<string, unknown>>) =>
      exceedsCost(schema, document, operation, withDefaults(operation, variables), limits.cost);
    const alwaysTooDear = !hasVariables && tooDear({});

    return {
      document,
      operation,
      publiclyCacheable: isPublic(schema, document, operation),
      validated: isValidated(schema, document, operation),
      isCompiled,
      run: async (variables, context) => {
        if (hasVariables ? tooDear(variables) : alwaysTooDear) {
          const text = "The document asks for too much at once: please ask for smaller pages.";
          return { errors: [requestError(new GraphQLError(text), "DOCUMENT_TOO_LARGE")] };
        }
        const result = await run(variables, context);
        if (!result.errors) return result;
        const call = { requestId: context.requestId, operationName: name };
        const errors = executionErrors(result.errors, call, report);
        for (const { path, extensions } of errors) {
          const field = path && rootFieldOf(document, operation, String(path[0]));
          if (field) context.refused?.({ operation: field, code: String(extensions.code) });
        }
        return "data" in result && result.data !== undefined ? { errors, data: result.data } : { errors };
      },
    };
  };

  return {
    schema,
    prepare,
    execute: async ({ query, operationName = null, variables, context }) => {
      const ready = prepare(query, operationName);
      return "errors" in ready ? { errors: ready.errors } : ready.run(variables ?? {}, context);
    },
  };
}
