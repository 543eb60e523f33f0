import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { addressSchema } from "../../contract/address.ts";
import { addressTexts } from "../../contract/address-texts.ts";
import { maxAddresses } from "../../contract/constants.ts";
import type { AddressBookDeps } from "../address-book-deps.ts";
import { addressCodeInput } from "../address-code-input.ts";
import { addressNotFound } from "../address-not-found.ts";
import { addressOnWire } from "../address-wire.ts";
import { memberOf } from "../member-of.ts";
import { type SaveRefusal, saveMemberAddress } from "../save-address.ts";

const failures: FailureTexts<SaveRefusal> = {
  NOT_FOUND: addressNotFound,
  LIMIT_REACHED: {
    "en-US": `You have ${maxAddresses} addresses, which is as many as we can keep. Please delete one first.`,
    "id-ID": `Anda sudah punya ${maxAddresses} alamat, jumlah terbanyak yang dapat kami simpan. Hapus satu terlebih dahulu.`,
    "vi-VN": `Bạn đã có ${maxAddresses} địa chỉ, mức tối đa chúng tôi lưu được. Vui lòng xoá bớt một địa chỉ.`,
    "zh-CN": `您已有 ${maxAddresses} 个地址，已达上限。请先删除一个。`,
  },
  AREA_UNKNOWN: addressTexts.areaUnknown,
};

export const saveAddress = (deps: AddressBookDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({
      input: v.intersect([v.object({ addressCode: v.nullish(addressCodeInput, null) }), addressSchema]),
    }),
    async run({ caller }, { input: { addressCode, ...address } }) {
      const saved = await saveMemberAddress(deps, { userCode: memberOf(caller), addressCode, address });
      return saved.ok ? ok(addressOnWire(saved.value)) : saved;
    },
    failures,
  });
