import { fail, ok } from "#kit/core/result.ts";
import type { Club, ClubEntry, ClubEntryKind, ClubMember } from "../ports/club.ts";

type Person = ClubMember & { password: string | null; pin: string | null; wrongPins: number; bonusGiven: boolean };
type MemoryHold = { memberId: string; points: number; state: "held" | "spent" | "released"; givenBack: number };

/** Fault of one call: `before` the club does not act, `after` it acts and the answer is lost. */
export type Fault = "before" | "after" | null;

/** A club in memory. The contract suite holds it to the real one's behaviour. */
export function memoryClub() {
  const people = new Map<string, Person>();
  const holds = new Map<string, MemoryHold>();
  const entries = new Map<string, ClubEntry[]>();
  const replies = new Map<string, unknown>();
  const calls: string[] = [];
  const registrations = new Map<string, string>();
  const joins = ({ status }: Person) => status === "INACTIVE" || status === "GUEST";
  let fault: (call: string) => Fault = () => null;
  let count = 0;

  const balance = (id: string) => (entries.get(id) ?? []).reduce((sum, entry) => sum + entry.points, 0);
  const held = (id: string) =>
    [...holds.values()].reduce(
      (sum, hold) => sum + (hold.memberId === id && hold.state === "held" ? hold.points : 0),
      0,
    );
  const note = (id: string, kind: ClubEntryKind, points: number, reference: string | null) => {
    count += 1;
    const entry = { id: `E${count}`, at: "2026-11-15T05:00:00.000Z", kind, points, reference };
    entries.set(id, [{ ...entry, balance: balance(id) + points }, ...(entries.get(id) ?? [])]);
  };
  const publicly = ({ password, pin, wrongPins, bonusGiven, ...member }: Person): ClubMember => ({
    ...member,
    passwordSet: password !== null,
    havePin: pin !== null,
  });

  /** One call: it may fail before or after acting, and a repeated key returns the stored answer. */
  const call = async <T>(name: string, key: string | null, work: () => T): Promise<T> => {
    calls.push(name);
    const wrong = fault(name);
    if (wrong === "before") return fail({ code: "CLUB_UNREACHABLE" }) as T;
    const reply = key !== null && replies.has(key) ? (replies.get(key) as T) : work();
    if (key !== null) replies.set(key, reply);
    return wrong === "after" ? (fail({ code: "CLUB_UNREACHABLE" }) as T) : reply;
  };

  const club: Club = {
    info: () => call("info", null, () => ok({ name: "MAPCLUB", linkBonusPoints: 100, consentVersion: "1" })),
    memberByMobile: (mobile) =>
      call("memberByMobile", null, () => {
        const found = [...people.values()].find((person) => person.mobile === mobile);
        return ok(found ? publicly(found) : null);
      }),
    memberById: (id) =>
      call("memberById", null, () => {
        const found = people.get(id);
        return ok(found ? publicly(found) : null);
      }),
    account: (id) =>
      call("account", null, () => {
        const person = people.get(id);
        if (!person) return fail({ code: "NOT_FOUND" });
        const { havePin, tierCode } = publicly(person);
        const pinLockedUntil = person.wrongPins >= 3 ? "2026-11-16T05:00:00.000Z" : null;
        const points = { availablePoints: balance(id), heldPoints: held(id) };
        return ok({ ...points, havePin, pinLockedUntil, tierCode, expiring: null });
      }),
    history: (id, { first, after }) =>
      call("history", null, () => {
        if (!people.has(id)) return fail({ code: "NOT_FOUND" });
        const all = entries.get(id) ?? [];
        const from = after === null ? 0 : all.findIndex((entry) => entry.id === after) + 1;
        const page = all.slice(from, from + first);
        const hasNextPage = from + first < all.length;
        return ok({ entries: page, endCursor: page.at(-1)?.id ?? null, hasNextPage, months: [] });
      }),
    referral: (code) =>
      call("referral", null, () => {
        const friend = [...people.values()].find(({ referralCode }) => referralCode === code);
        const { firstName = "", lastName = null } = friend ?? {};
        const known = { firstName: firstName ?? "", lastName, referralCode: code, registerDate: "2026-01-01" };
        return ok(friend ? known : null);
      }),
    checkPassword: (mobile, password) =>
      call("checkPassword", null, () => {
        const person = [...people.values()].find((one) => one.mobile === mobile);
        if (!person) return fail({ code: "NOT_REGISTERED" });
        if (person.password === null) return fail({ code: "NO_PASSWORD", member: publicly(person) });
        if (person.status === "BLOCKED") return fail({ code: "BLOCKED" });
        return person.password === password ? ok(publicly(person)) : fail({ code: "WRONG_PASSWORD" });
      }),
    checkPin: (id, pin) =>
      call("checkPin", null, () => {
        const person = people.get(id);
        if (!person || person.pin === null) return fail({ code: "PIN_NOT_SET" });
        if (person.wrongPins >= 3) return fail({ code: "PIN_LOCKED" });
        person.wrongPins = person.pin === pin ? 0 : person.wrongPins + 1;
        if (person.wrongPins === 0) return ok(undefined);
        return fail({ code: "PIN_WRONG", attemptsLeft: 3 - person.wrongPins });
      }),
    unlockPin: (id, key) =>
      call("unlockPin", key, () => {
        const person = people.get(id);
        if (!person || person.pin === null) return fail({ code: "PIN_NOT_SET" });
        if (person.wrongPins < 3) return fail({ code: "PIN_NOT_LOCKED" });
        person.wrongPins = 0;
        return ok(undefined);
      }),
    giveLinkBonus: (id, key) =>
      call("giveLinkBonus", key, () => {
        const person = people.get(id);
        if (!person) return fail({ code: "NOT_FOUND" });
        if (person.bonusGiven) return ok({ points: 0 });
        person.bonusGiven = true;
        note(id, "bonus", 100, null);
        return ok({ points: 100 });
      }),
    earn: ({ to, points, reference }, key) =>
      call("earn", key, () => {
        const known =
          "memberId" in to ? people.get(to.memberId) : [...people.values()].find((one) => one.mobile === to.mobile);
        if (!known && "memberId" in to) return fail({ code: "NOT_FOUND" });
        const person = known ?? add({ mobile: "mobile" in to ? to.mobile : "", status: "GUEST" });
        note(person.id, "earn", points, reference);
        return ok({ memberId: person.id });
      }),
    takeBack: ({ memberId, points, reference }, key) =>
      call("takeBack", key, () => {
        if (!people.has(memberId)) return fail({ code: "NOT_FOUND" });
        const taken = Math.min(points, balance(memberId));
        if (taken > 0) note(memberId, "takeBack", -taken, reference);
        return ok({ points: taken });
      }),
    adjust: ({ memberId, points, reference }, key) =>
      call("adjust", key, () => {
        if (!people.has(memberId)) return fail({ code: "NOT_FOUND" });
        if (balance(memberId) + points < 0) return fail({ code: "NOT_ENOUGH_POINTS" });
        note(memberId, points > 0 ? "credit" : "debit", points, reference);
        return ok(undefined);
      }),
    hold: ({ memberId, points, reference }, key) =>
      call("hold", key, () => {
        if (!people.has(memberId)) return fail({ code: "NOT_FOUND" });
        if (balance(memberId) < points) return fail({ code: "NOT_ENOUGH_POINTS" });
        const holdId = `H${holds.size + 1}`;
        holds.set(holdId, { memberId, points, state: "held", givenBack: 0 });
        note(memberId, "hold", -points, reference);
        return ok({ holdId });
      }),
    spend: (holdId, key) =>
      call("spend", key, () => {
        const hold = holds.get(holdId);
        if (!hold) return fail({ code: "NOT_FOUND" });
        if (hold.state !== "held") return fail({ code: "HOLD_ENDED" });
        hold.state = "spent";
        note(hold.memberId, "spend", 0, null);
        return ok(undefined);
      }),
    release: (holdId, key) =>
      call("release", key, () => {
        const hold = holds.get(holdId);
        if (!hold) return fail({ code: "NOT_FOUND" });
        if (hold.state === "spent") return fail({ code: "HOLD_SPENT" });
        if (hold.state === "held") note(hold.memberId, "release", hold.points, null);
        hold.state = "released";
        return ok(undefined);
      }),
    giveBack: ({ holdId, points, reference }, key) =>
      call("giveBack", key, () => {
        const hold = holds.get(holdId);
        if (hold?.state !== "spent") return fail({ code: "NOT_FOUND" });
        if (hold.givenBack + points > hold.points) return fail({ code: "TOO_MUCH" });
        hold.givenBack += points;
        note(hold.memberId, "giveBack", points, reference);
        return ok(undefined);
      }),
    openRegistration: (mobile, key) =>
      call("openRegistration", key, () => {
        const known = [...people.values()].find((person) => person.mobile === mobile);
        if (known && !joins(known)) return fail({ code: "ALREADY_REGISTERED" });
        const token = `R-${key}`;
        registrations.set(token, mobile);
        return ok({ token, expiresAt: "2026-11-15T06:00:00.000Z", member: known ? publicly(known) : null });
      }),
    registrationDetail: () => call("registrationDetail", null, () => fail({ code: "REGISTRATION_TOKEN_EXPIRED" })),
    register: (token, form, key) =>
      call("register", key, () => {
        if (registrations.get(token) !== form.mobile) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
        const all = [...people.values()];
        const known = all.find(({ mobile }) => mobile === form.mobile);
        if (known && !joins(known)) return fail({ code: "ALREADY_REGISTERED" });
        if (all.some(({ id, email }) => email === form.email && id !== known?.id)) return fail({ code: "EMAIL_TAKEN" });
        if (form.referralCode !== null && !all.some(({ referralCode }) => referralCode === form.referralCode)) {
          return fail({ code: "REFERRAL_UNKNOWN" });
        }
        if (form.consentVersion !== "1") return fail({ code: "CONSENT_OUTDATED" });
        const { memberId: _known, consentVersion, ...person } = form;
        const facts = { ...person, referralCode: null, consentVersion, status: "ACTIVE", emailVerified: true } as const;
        return ok(publicly(add({ ...known, ...facts })));
      }),
  };

  function add(changes: Partial<Person> & { mobile: string }): Person {
    const id = changes.id ?? `MC${people.size + 1}`;
    const person: Person = {
      id,
      email: null,
      status: "ACTIVE",
      firstName: null,
      lastName: null,
      gender: null,
      birthDate: null,
      city: null,
      tierCode: "BLUE",
      emailVerified: false,
      mobileVerified: true,
      passwordSet: false,
      havePin: false,
      referralCode: null,
      consentVersion: null,
      createdAt: "2026-01-01T00:00:00.000Z",
      password: null,
      pin: null,
      wrongPins: 0,
      bonusGiven: false,
      ...changes,
    };
    people.set(id, person);
    return person;
  }

  return {
    club,
    add,
    calls,
    balance,
    held,
    /** Gives points by hand. */
    give: (id: string, points: number) => note(id, "earn", points, null),
    entriesOf: (id: string) => entries.get(id) ?? [],
    /** Decides the fault of every call. */
    fault(next: (call: string) => Fault) {
      fault = next;
    },
  };
}
