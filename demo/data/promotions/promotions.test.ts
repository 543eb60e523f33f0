import { expect, test } from "vitest";
import { promotions } from "./promotions.ts";

/** Phrases in which a text could promise how promotions combine. */
const combining = /together with|combin|added to|digabung|cộng dồn|áp dụng chung|叠加|同享/iu;

test("1A-10 how a promotion combines with others is never free text: pages derive the sentence from the flags the engine reads", () => {
  for (const { code, remarks = {}, descriptions = {} } of promotions) {
    for (const text of [...Object.values(remarks), ...Object.values(descriptions)]) {
      expect([code, combining.test(String(text))]).toEqual([code, false]);
    }
  }
});
