import { expect, test } from "vitest";
import { measuredDevice, phoneLayout } from "./device-check.tsx";

test("BC-30 SH-33 the layout is the phone's up to 768 px of width or on a mobile user agent", () => {
  expect(phoneLayout).toBe("(max-width: 768px)");
  expect(measuredDevice(true, "Mozilla/5.0 (X11; Linux x86_64)")).toBe("h5");
  expect(measuredDevice(false, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148")).toBe("h5");
  expect(measuredDevice(false, "Mozilla/5.0 (X11; Linux x86_64)")).toBe("pc");
});
