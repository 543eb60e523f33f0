import * as v from "valibot";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import type { ClubDeps } from "../club-deps.ts";
import { key, memberId, mobile, password, text } from "../input.ts";
import { register } from "../members/register.ts";
import { serviceOperation } from "../service-operation.ts";

const name = v.pipe(text(100), v.trim(), v.minLength(1));

const form = v.object({
  mobile,
  // Which addresses may have a plus sign is for the caller to decide.
  email: v.pipe(
    v.string(),
    v.check((typed) => asEmailAddress(typed, { plus: true }) === typed),
  ),
  password,
  firstName: name,
  lastName: name,
  gender: v.picklist(["MALE", "FEMALE"]),
  birthDate: v.pipe(
    v.string(),
    v.length(10),
    v.check((day) => asCalendarDay(day) === day),
  ),
  referralCode: v.nullish(v.pipe(text(40), v.trim(), v.toUpperCase()), null),
  consentVersion: text(40),
  memberId: v.nullish(memberId, null),
});

export const clubRegister = (deps: ClubDeps) =>
  serviceOperation({
    input: v.object({ token: text(200), form, key }),
    run: (requested) => register(deps, requested.token, requested.form, requested.key),
  });
