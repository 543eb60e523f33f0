import { describe } from "vitest";
import { systemIds } from "#kit/core/ids.ts";
import { clubContract } from "../ports/club.contract.ts";
import { memoryClub } from "./memory-club.ts";

describe("the club in memory", () => {
  const { club, add } = memoryClub();
  clubContract({
    club,
    async aMember() {
      const { id, mobile } = add({ mobile: `+628${systemIds.code(9)}`, password: "Klub-kita7", pin: "246810" });
      return { id, mobile, password: "Klub-kita7", pin: "246810" };
    },
  });
});
