import { expect, test } from "vitest";
import { acceptedEncodings } from "./accept-encoding.ts";

test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip, deflate", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["BR", ["br", "identity"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["identity, gzip;q=0.5", ["identity", "gzip"]],
  ["identity;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0, gzip", ["gzip"]],
  ["gzip;q=1.0, *;q=0.1", ["gzip", "br", "identity"]],
  ["brotli, gzipped", ["identity"]],
])("%s is read as %j", (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
