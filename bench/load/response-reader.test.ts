import fc from "fast-check";
import { expect, test } from "vitest";
import { responseReader } from "./response-reader.ts";

type Seen = { status: number; bytes: number };

function read(chunks: readonly Buffer[]): Seen[] {
  const seen: Seen[] = [];
  const reader = responseReader((status, bytes) => seen.push({ status, bytes }));
  for (const chunk of chunks) reader.push(chunk);
  return seen;
}

const full = Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX: y\r\n\r\nhello");
const empty = Buffer.from("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n");
const unchanged = Buffer.from('HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n');

test("responses are found for any split of the network stream", () => {
  const stream = Buffer.concat([full, empty, unchanged, full]);
  const expected = [full, empty, unchanged, full].map((response) => ({
    status: Number(response.toString("latin1", 9, 12)),
    bytes: response.length,
  }));
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      const chunks = places.slice(1).map((place, at) => stream.subarray(places[at], place));
      expect(read(chunks)).toEqual(expected);
    }),
  );
});

test("half a response is not counted", () => {
  expect(read([full.subarray(0, full.length - 1)])).toEqual([]);
});

test("a response without Content-Length is refused", () => {
  const chunked = Buffer.from("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
  expect(() => read([chunked])).toThrow("a response of unknown length");
});
