import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "./context.ts";

/** One document against one schema, in whichever way it is run. */
export type DocumentRunner = {
  readonly run: (
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ) => Promise<ExecutionResult> | ExecutionResult;
  /** Whether it has been made into a program of its own. */
  readonly isCompiled: () => boolean;
};

/** Runs of a document nobody knows before it is worth compiling. */
export const runsBeforeCompiling = 3;

/**
 * Compiling costs many times one plain run, so only what is known beforehand is compiled at once; what a stranger sends is
 * interpreted until it has come again and again.
 */
export function runnerOf(
  schema: GraphQLSchema,
  { document, operationName, known }: { document: DocumentNode; operationName: string | null; known: boolean },
): DocumentRunner {
  let compiled: CompiledQuery | null = known ? compile(schema, document, operationName) : null;
  let runs = 0;
  /** A stranger's document may be one that the compiler stumbles over: it is interpreted for ever then. */
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
