import { expect, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { systemIds } from "#kit/core/ids.ts";
import { sealerOf } from "#modules/notification/server/index.ts";
import { bindMinutes } from "../../contract/constants.ts";
import { issueClubProof, readClubProof } from "./club-proof.ts";

const sealer = sealerOf("a secret of at least thirty-two characters", systemIds);
const expired = { ok: false, error: { code: "BIND_EXPIRED" } };

test("2A-02 D-09 the proof of a club password holds for 15 minutes, and no longer", () => {
  const clock = testClock("2026-11-18T03:00:00Z");
  const proof = issueClubProof({ sealer, clock }, "CLUB-1");
  clock.advance(bindMinutes * 60_000 - 1);
  expect(readClubProof({ sealer, clock }, proof)).toEqual({ ok: true, value: { clubMemberId: "CLUB-1" } });
  clock.advance(1);
  expect(readClubProof({ sealer, clock }, proof)).toEqual(expired);
});

test("2A-02 a forged proof and another sealed text are refused like an expired one", () => {
  const clock = testClock("2026-11-18T03:00:00Z");
  const other = sealer.seal(JSON.stringify(["another purpose", "CLUB-1", clock.now().getTime() + 60_000]));
  for (const text of ["", "forged", other]) expect(readClubProof({ sealer, clock }, text)).toEqual(expired);
});
