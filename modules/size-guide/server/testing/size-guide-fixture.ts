import type { Locale } from "#kit/core/locale.ts";
import { createExecutor } from "#kit/graphql/executor.ts";
import { joinSchemas } from "#kit/graphql/join-schemas.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { sizeGuideModule } from "../index.ts";
import type { SizeGuideDraft } from "../save-size-guide.ts";
import type { SizeMenuDraft } from "../save-size-menu.ts";

export const ownScope = { tenantCode: "T", domainCode: "D", orgCode: "O", siteCode: "S" };

/** The module's operations against a real database; returns plain JSON, as over HTTP. */
export function sizeGuideFixture(database: Database) {
  const executor = createExecutor(joinSchemas([sizeGuideModule({ database, scope: ownScope })]), {
    report: () => undefined,
  });
  return {
    async ask(query: string, variables: Record<string, unknown> = {}, locale: Locale = "en-US"): Promise<unknown> {
      const result = await executor.execute({ query, variables, context: requestContext({ locale }) });
      return JSON.parse(JSON.stringify(result));
    },
  };
}

const inFour = (word: string) => ({
  "en-US": word,
  "id-ID": `${word} id`,
  "vi-VN": `${word} vi`,
  "zh-CN": `${word} zh`,
});

export const anEntry = (code: string, children: readonly SizeMenuDraft[] = []): SizeMenuDraft => ({
  code,
  names: inFour(code.toLowerCase()),
  children,
});

export const table = (word: string) => `<table><tbody><tr><td>${word}</td></tr></tbody></table>`;

/** A valid chart with the given changes. */
export const aGuide = (changes: Partial<SizeGuideDraft> = {}): SizeGuideDraft => ({
  categoryCode: "RUN",
  brandCode: "LKH",
  brandName: "Langkah",
  position: 0,
  charts: { "en-US": table("en"), "id-ID": table("id"), "vi-VN": table("vi"), "zh-CN": table("zh") },
  ...changes,
});
