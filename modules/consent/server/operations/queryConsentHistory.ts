import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { wordings } from "../../contract/wordings.ts";
import type { ConsentDeps } from "../consent-deps.ts";
import { consentHistory } from "../consent-history.ts";

export const queryConsentHistory = (deps: ConsentDeps) =>
  query({
    access: "member",
    async run({ caller }) {
      if (caller.kind !== "member") return [];
      const { userCode } = caller;
      const email = await deps.emailOfMember(userCode);
      const history = await consentHistory(deps.database.kysely, deps, { userCode, email });
      return history.map(({ recordedAt, ...answer }) => ({
        ...answer,
        recordedAt: recordedAt.toISOString(),
        words: wordings[answer.purpose]?.[answer.textVersion]?.[asLocale(answer.language) ?? fallbackLocale] ?? null,
      }));
    },
  });
