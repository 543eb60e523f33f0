import type { Locale } from "#kit/core/locale.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { contentModule, draftReader, shellDraftReader } from "../index.ts";

export type ContentFixture = {
  /** Runs a document as a visitor with this language, or as staff in preview; returns plain JSON, as over HTTP. */
  ask(query: string, variables?: Record<string, unknown>, locale?: Locale, isStaff?: boolean): Promise<unknown>;
};

/** The module's operations against a real database. Every picture below /pictures/ has the version "v1". */
export function contentFixture(database: Database): ContentFixture {
  const pictureVersion = (path: string) => (path.startsWith("/pictures/") ? "v1" : null);
  const executor = createExecutor(joinSchemas([contentModule({ database, pictureVersion })]), {
    report: () => undefined,
  });
  const drafts = { readDraft: draftReader(database), readShellDraft: shellDraftReader(database) };
  return {
    async ask(query, variables = {}, locale = "en-US", isStaff = false) {
      const result = await executor.execute({
        query,
        variables,
        context: requestContext({ locale, ...(isStaff ? drafts : {}) }),
      });
      return JSON.parse(JSON.stringify(result));
    },
  };
}
