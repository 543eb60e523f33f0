import { expect, test } from "vitest";
import { rupiah } from "#kit/core/rupiah.ts";
import { type PaymentChannel, pathToChannel } from "./payment-channel.ts";

const channel = (code: string, ...children: PaymentChannel[]): PaymentChannel => ({
  code,
  name: code,
  imageUrl: null,
  fee: rupiah(0),
  children,
});
const channels = [
  channel("va", channel("va_bca"), channel("va_bni")),
  channel("instalment", channel("inst_bca", channel("inst_bca_3"), channel("inst_bca_6"))),
  channel("cod"),
];
const codes = (code: string | null) => pathToChannel(channels, code).map((part) => part.code);

test("the path to a channel leads through all its groups", () => {
  expect(codes("inst_bca_6")).toEqual(["instalment", "inst_bca", "inst_bca_6"]);
  expect(codes("va_bca")).toEqual(["va", "va_bca"]);
  expect(codes("cod")).toEqual(["cod"]);
});

test("a channel that is not offered has no path", () => {
  expect(codes("va_mandiri")).toEqual([]);
  expect(codes(null)).toEqual([]);
});
