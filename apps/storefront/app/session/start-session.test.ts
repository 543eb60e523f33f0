import { expect, test } from "vitest";
import type { Api, TypedDocument } from "#kit/graphql/client.ts";
import { createSessionStore } from "./session-store.ts";
import { startSession } from "./start-session.ts";
import { storedSession } from "./stored-session.ts";

function memoryStorage(values: Record<string, string> = {}): Storage {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: (key) => {
      delete values[key];
    },
    clear: () => {
      for (const key of Object.keys(values)) delete values[key];
    },
    key: (at) => Object.keys(values)[at] ?? null,
    get length() {
      return Object.keys(values).length;
    },
  };
}

function aVisit(stored: Record<string, string> = {}, reply = { userType: "GUEST" }) {
  const calls: string[] = [];
  const local = stored;
  const perVisit: Record<string, string> = { utm_source: "mail" };
  const replies: Record<string, unknown> = {
    guestInit: {
      guestInit: {
        success: true,
        data: {
          userAuthToken: "T1",
          visitorUniqueKey: "G1",
          account: "guest-G1",
          firstName: "Guest",
          lastName: "",
          ...reply,
        },
      },
    },
    miniCartCount: { miniCartCount: 3 },
  };
  const api = (async (document: TypedDocument<unknown, unknown>) => {
    calls.push(document.name);
    return replies[document.name];
  }) as Api;
  const memory = storedSession(memoryStorage(local), memoryStorage(perVisit));
  return { api, memory, store: createSessionStore(), calls, local, perVisit };
}

test("SE-01 SE-02 a visitor without a token becomes a guest who is flagged logged in", async () => {
  const visit = aVisit();
  await startSession(visit);
  expect(visit.calls).toEqual(["guestInit", "miniCartCount"]);
  expect(visit.store.getState()).toEqual({ isLogin: true, isGuest: true, accountName: null, miniCartCount: 3 });
});

test("SE-03 SE-15 the guest is stored under the names userInfo, token, guestId and isLogin", async () => {
  const visit = aVisit();
  await startSession(visit);
  expect(Object.keys(visit.local).sort()).toEqual(["guestId", "isLogin", "token", "userInfo"]);
  expect(visit.local).toMatchObject({ token: "T1", guestId: "G1", isLogin: "true" });
  expect(JSON.parse(visit.local.userInfo ?? "")).toEqual({
    account: "guest-G1",
    firstName: "Guest",
    lastName: "",
    isGuest: true,
    mapclubBind: false,
  });
});

test("a returning visitor keeps the session", async () => {
  const visit = aVisit({ token: "T0", guestId: "G0" });
  await startSession(visit);
  expect(visit.calls).toEqual(["miniCartCount"]);
  expect(visit.local).toMatchObject({ token: "T0", guestId: "G0" });
});

test("SE-01 a token without a visitor record is not enough", async () => {
  const visit = aVisit({ token: "T0" });
  await startSession(visit);
  expect(visit.calls).toEqual(["guestInit", "miniCartCount"]);
});

test("SE-07 an ended session leaves no token, no user info and nothing of the visit behind", async () => {
  const visit = aVisit({ subscribeDialogFlag: "1" });
  await startSession(visit);
  visit.memory.forget();
  expect(visit.local).toEqual({ subscribeDialogFlag: "1" });
  expect(visit.perVisit).toEqual({});
});

test("an expired session leaves form drafts, and nothing else of the visit", () => {
  const perVisit = { utm_source: "mail", "typed:address": "Jalan", "of this visit": "1" };
  const memory = storedSession(memoryStorage(), memoryStorage(perVisit));
  memory.forget("typed:");
  expect(perVisit).toEqual({ "typed:address": "Jalan" });
  memory.forget();
  expect(perVisit).toEqual({});
});

test("SE-04 SE-12 a returning member stays one, without a guest id and without a new session", async () => {
  const userInfo = { account: "ana@mail.example", firstName: "Ana", lastName: "", isGuest: false, mapclubBind: false };
  const visit = aVisit({ token: "T0", userInfo: JSON.stringify(userInfo) });
  await startSession(visit);
  expect(visit.calls).toEqual(["miniCartCount"]);
  expect(visit.store.getState()).toEqual({ isLogin: true, isGuest: false, accountName: "Ana", miniCartCount: 3 });
});

test("D-10 a member whose storage was emptied is recognised by the cookie", async () => {
  const visit = aVisit({ guestId: "G0" }, { userType: "CLUB_MEMBER" });
  await startSession(visit);
  expect(visit.calls).toEqual(["guestInit", "miniCartCount"]);
  expect(Object.keys(visit.local).sort()).toEqual(["isLogin", "token", "userInfo"]);
  expect(JSON.parse(visit.local.userInfo ?? "")).toMatchObject({ isGuest: false, mapclubBind: true });
  expect(visit.store.getState()).toMatchObject({ isGuest: false, accountName: "Guest" });
});
