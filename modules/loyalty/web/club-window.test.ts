import { afterEach, expect, test, vi } from "vitest";
import { openClubWindow } from "./club-window.ts";

afterEach(() => void vi.unstubAllGlobals());

const opened = (screen: { screenX: number; screenY: number; outerWidth: number; outerHeight: number }) => {
  const open = vi.fn((_url: string, _name: string, _features: string) => null);
  vi.stubGlobal("window", { ...screen, open });
  return open;
};

test("BC-32 LY-04 LY-32 the club's pages open in a window of 540 by 655, in the middle of the shop's own and in its language", () => {
  const open = opened({ screenX: 100, screenY: 0, outerWidth: 1280, outerHeight: 800 });
  openClubWindow("https://club.example", "setPin", "id-ID");
  openClubWindow("https://club.example", "newPassword", "en-US");
  const middle = "popup,width=540,height=655,left=470,top=73";
  expect(open.mock.calls).toEqual([
    ["https://club.example/set-pin?lang=id-ID", "club", middle],
    ["https://club.example/create-new-password?lang=en-US", "club", middle],
  ]);
});

test("on a small screen the window begins at its edge, not beyond", () => {
  const open = opened({ screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 640 });
  openClubWindow("https://club.example", "setPin", "id-ID");
  expect(open.mock.calls[0]?.[2]).toBe("popup,width=540,height=655,left=0,top=0");
});
