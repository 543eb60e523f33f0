import { expect, test } from "vitest";
import { asPoint, provinceCentres } from "./province-centres.ts";

test("degrees, minutes and seconds become decimal degrees, negative in the south and west", () => {
  expect(asPoint(`03°30'00.00" S 097°15'00.00" E`)).toEqual({ latitude: -3.5, longitude: 97.25 });
  expect(asPoint("somewhere")).toBeNull();
});

test("every province lies within the country", async () => {
  const centres = await provinceCentres();
  expect(centres.size).toBe(38);
  const outside = [...centres].filter(
    ([, { latitude, longitude }]) => !(latitude > -11 && latitude < 6 && longitude > 95 && longitude < 141),
  );
  expect(outside).toEqual([]);
});
