import type { Texts } from "#kit/core/locale.ts";
import type { FieldProblem, RecordType } from "#kit/postgres/records/record-type.ts";
import { trimTexts, unknownFields } from "#kit/postgres/records/text-fields.ts";
import {
  isRuleName,
  isRuleValue,
  ruleDefinitions,
  ruleNames,
  rulesId,
  type ShopRulesState,
} from "../contract/shop-rules.ts";
import { readChangedRules, writeChangedRules } from "./store/rules.ts";

const problemTexts = {
  whole: {
    "en-US": "A whole number from {detail}.",
    "id-ID": "Bilangan bulat dari {detail}.",
    "vi-VN": "Số nguyên từ {detail}.",
    "zh-CN": "整数，范围 {detail}。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** The rules of the shop as one record, which exists while no rule was changed too. An emptied rule is as the environment says. */
export const shopRulesRecord: RecordType<ShopRulesState> = {
  name: "shopRules",
  problemTexts,
  normalise: trimTexts,
  async read(trx, ids) {
    const states = new Map<string, ShopRulesState>();
    if (ids.includes(rulesId)) states.set(rulesId, await readChangedRules(trx));
    return states;
  },
  check: async (_trx, writes) =>
    writes.flatMap(({ id, after }): FieldProblem[] => {
      if (id !== rulesId) return [{ id, path: "", problem: "unknown" }];
      const wrong = Object.entries(after ?? {}).flatMap(([path, value]) => {
        if (!isRuleName(path) || isRuleValue(path, value)) return [];
        const { least, most } = ruleDefinitions[path];
        return [{ id, path, problem: "whole", detail: `${least}–${most}` }];
      });
      return [...wrong, ...unknownFields(id, after ?? {}, ruleNames)];
    }),
  async write(trx, writes) {
    for (const { after } of writes) await writeChangedRules(trx, after ?? {});
  },
};
