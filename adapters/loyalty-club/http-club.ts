import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { TypedDocument } from "#kit/graphql/client.ts";
import type { Club, ClubDown } from "#modules/loyalty/server/ports/club.ts";
import { type ClubEndpointSettings, clubEndpoint } from "./club-endpoint.ts";
import * as schemas from "./club-schemas.ts";
import * as ask from "./loyalty-club.club.graphql.gen.ts";

type Expected<Data, Code extends string> = {
  /** Schema of a success's data; omitted where it has none. */
  readonly data?: v.GenericSchema<unknown, Data>;
  readonly refusals?: readonly Code[];
  /** A wrong password counts, so it is not sent twice. */
  readonly retryable?: boolean;
};

/** Data of a refusal. */
type Refusal<Code extends string> = {
  readonly code: Code;
  readonly data: unknown;
  readonly attemptsLeft: number | null;
};

/** The loyalty club behind its GraphQL endpoint. */
export function httpClub(settings: ClubEndpointSettings): Club {
  const endpoint = clubEndpoint(settings);

  const call = async <Answer, Variables, Data = void, Code extends string = never>(
    document: TypedDocument<Answer, Variables>,
    variables: Variables,
    { data, refusals = [], retryable = true }: Expected<Data, Code>,
  ): Promise<Result<Data, ClubDown | Refusal<Code>>> => {
    const reply = v.union([
      v.object({ code: v.literal("200"), data: (data ?? v.optional(v.undefined())) as v.GenericSchema<unknown, Data> }),
      v.object({
        code: v.pipe(v.string(), v.notValue("200")),
        data: v.optional(v.unknown()),
        attemptsLeft: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
      }),
    ]);
    const response = await endpoint(document, variables, { retryable, reply });
    if (!response.ok) return response;
    const given = response.value;
    if (given.code === "200") return ok(given.data as Data);
    const refusal = refusals.find((code) => code === given.code);
    if (refusal !== undefined) {
      const { attemptsLeft } = given as Refusal<Code>;
      return fail({ code: refusal, data: given.data, attemptsLeft });
    }
    // Not the network's fault, so the circuit stays closed; still no valid response.
    settings.onTrouble?.(document.name, `refused: ${given.code.slice(0, 40)}`);
    return fail({ code: "CLUB_UNREACHABLE" });
  };

  const notFound = ["NOT_FOUND"] as const;
  return {
    info: () => call(ask.clubInfoDocument, {}, { data: schemas.info }),
    memberByMobile: (mobile) => call(ask.clubMemberByMobileDocument, { mobile }, { data: v.nullable(schemas.member) }),
    memberById: (id) => call(ask.clubMemberByIdDocument, { id }, { data: v.nullable(schemas.member) }),
    account: (id) => call(ask.clubAccountDocument, { id }, { data: schemas.account, refusals: notFound }),
    history: (id, page) => call(ask.clubHistoryDocument, { id, page }, { data: schemas.history, refusals: notFound }),
    referral: (code) => call(ask.clubReferralDocument, { code }, { data: v.nullable(schemas.referral) }),
    async checkPassword(mobile, password) {
      const reply = await call(
        ask.clubCheckPasswordDocument,
        { mobile, password },
        {
          data: schemas.member,
          refusals: ["NOT_REGISTERED", "NO_PASSWORD", "WRONG_PASSWORD", "BLOCKED", "RATE_LIMITED"],
          retryable: false,
        },
      );
      if (reply.ok) return reply;
      const { error } = reply;
      if (error.code !== "NO_PASSWORD") return fail({ code: error.code });
      const member = v.safeParse(schemas.member, error.data);
      return member.success ? fail({ code: "NO_PASSWORD", member: member.output }) : fail({ code: "CLUB_UNREACHABLE" });
    },
    async checkPin(id, pin) {
      const refusals = ["PIN_NOT_SET", "PIN_LOCKED", "PIN_WRONG"] as const;
      const reply = await call(ask.clubCheckPinDocument, { id, pin }, { refusals, retryable: false });
      if (reply.ok) return reply;
      const { error } = reply;
      return error.code === "PIN_WRONG"
        ? fail({ code: "PIN_WRONG", attemptsLeft: error.attemptsLeft ?? 0 })
        : fail({ code: error.code });
    },
    unlockPin: (id, key) =>
      call(ask.clubUnlockPinDocument, { id, key }, { refusals: ["PIN_NOT_SET", "PIN_NOT_LOCKED"] }),
    giveLinkBonus: (id, key) =>
      call(ask.clubGiveLinkBonusDocument, { id, key }, { data: schemas.points, refusals: notFound }),
    earn: (input, key) => call(ask.clubEarnDocument, { input, key }, { data: schemas.memberId, refusals: notFound }),
    takeBack: (input, key) =>
      call(ask.clubTakeBackDocument, { input, key }, { data: schemas.points, refusals: notFound }),
    adjust: (input, key) =>
      call(ask.clubAdjustDocument, { input, key }, { refusals: ["NOT_FOUND", "NOT_ENOUGH_POINTS"] }),
    hold: (input, key) =>
      call(
        ask.clubHoldDocument,
        { input, key },
        { data: schemas.holdId, refusals: ["NOT_FOUND", "NOT_ENOUGH_POINTS"] },
      ),
    spend: (holdId, key) => call(ask.clubSpendDocument, { holdId, key }, { refusals: ["NOT_FOUND", "HOLD_ENDED"] }),
    release: (holdId, key) => call(ask.clubReleaseDocument, { holdId, key }, { refusals: ["NOT_FOUND", "HOLD_SPENT"] }),
    giveBack: (input, key) => call(ask.clubGiveBackDocument, { input, key }, { refusals: ["NOT_FOUND", "TOO_MUCH"] }),
    openRegistration: (mobile, key) =>
      call(
        ask.clubOpenRegistrationDocument,
        { mobile, key },
        { data: schemas.registration, refusals: ["ALREADY_REGISTERED"] },
      ),
    registrationDetail: (token) =>
      call(
        ask.clubRegistrationDetailDocument,
        { token },
        { data: v.nullable(schemas.member), refusals: ["REGISTRATION_TOKEN_EXPIRED"] },
      ),
    register: (token, form, key) =>
      call(
        ask.clubRegisterDocument,
        { token, form, key },
        {
          data: schemas.member,
          refusals: [
            "REGISTRATION_TOKEN_EXPIRED",
            "ALREADY_REGISTERED",
            "EMAIL_TAKEN",
            "REFERRAL_UNKNOWN",
            "CONSENT_OUTDATED",
          ],
        },
      ),
  };
}
