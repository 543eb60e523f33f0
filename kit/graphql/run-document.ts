import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "./context.ts";

/** One document with one schema, interpreted or compiled. */
export type DocumentRunner = {
  readonly run: (
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ) => Promise<ExecutionResult> | ExecutionResult;
  /** Whether it has been compiled. */
  readonly isCompiled: () => boolean;
};

/** Runs of an untrusted document before it is compiled. */
export const runsBeforeCompiling = 3;

/** Compiling costs many times one interpreted run, so only trusted documents are compiled at once; others are interpreted until they are frequent. */
export function runnerOf(
  schema: GraphQLSchema,
  { document, operationName, known }: { document: DocumentNode; operationName: string | null; known: boolean },
): DocumentRunner {
  let compiled: CompiledQuery | null = known ? compile(schema, document, operationName) : null;
  let runs = 0;
  /** The compiler may fail on an untrusted document: it is then always interpreted. */
  const tryToCompile = (): CompiledQuery | null => {
    try {
      return compile(schema, document, operationName);
    } catch {
      return null;
    }
  };
  return {
    isCompiled: () => compiled !== null,
    run: (variables, context) => {
      runs += 1;
      if (runs === runsBeforeCompiling) compiled ??= tryToCompile();
      if (compiled) return compiled.query(undefined, context, variables);
      return execute({ schema, document, operationName, contextValue: context, variableValues: variables });
    },
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): CompiledQuery {
  const compiled = compileQuery(schema, document, operationName ?? "", { useExperimentalPathBasedSkipInclude: true });
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error("the document could not be compiled");
  return compiled;
}
