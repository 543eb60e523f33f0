import { useApi } from "#kit/web/api/api-context.tsx";
import { useFailedReply } from "#kit/web/api/use-failed-reply.ts";
import type { AddressInput } from "../contract/address.ts";
import { RemoveAddressDocument, SaveAddressDocument, type SaveAddressInput } from "./address-book.graphql.gen.ts";
import type { AddressModel } from "./address-model.ts";
import { useAddressText } from "./address-text.ts";

type Problems = Readonly<Record<string, string>>;

/** The mutations of the address page. Each returns null on success, else the message to show. */
export function useAddressCalls() {
  const t = useAddressText();
  const api = useApi();
  const failedReply = useFailedReply(t("failed"));
  const saved = (input: SaveAddressInput) =>
    api(SaveAddressDocument, { input }).then(({ saveAddress }) => saveAddress, failedReply);
  const save = async (address: AddressInput, addressCode?: string): Promise<Problems | null> => {
    const input = addressCode === undefined ? address : { ...address, addressCode };
    const reply = await saved(input);
    if (reply.success) return null;
    const place = reply.errorCode === "AREA_UNKNOWN" ? "district" : "";
    return { [place]: reply.errorMessage ?? t("failed") };
  };
  return {
    save,
    /** Saves the address unchanged as the default. */
    async makeDefault({ addressCode, ...address }: AddressModel): Promise<string | null> {
      const { stateName: _state, cityName: _city, districtName: _district, ...given } = address;
      const reply = await saved({ ...given, addressCode, isDefault: true });
      return reply.success ? null : (reply.errorMessage ?? t("failed"));
    },
    async remove(addressCode: string): Promise<string | null> {
      const reply = await api(RemoveAddressDocument, { addressCode }).then(
        ({ removeAddress }) => removeAddress,
        failedReply,
      );
      // Deleted already, for example in another tab.
      if (reply.success || reply.errorCode === "NOT_FOUND") return null;
      return reply.errorMessage ?? t("failed");
    },
  };
}
