import type { Config } from "./config.ts";
import type { SettingValues } from "./settings.ts";

/** The gateways this shop has an account with; null for one that is not set. */
export function paymentAccounts(values: SettingValues): Config["payment"] {
  const { MIDTRANS_API_URL, MIDTRANS_SNAP_URL, MIDTRANS_SERVER_KEY } = values;
  const { XENDIT_API_URL, XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN } = values;
  const { DOKU_API_URL, DOKU_CLIENT_ID, DOKU_SECRET_KEY, VPC_URL, VPC_ACCOUNT, VPC_SECRET } = values;
  const [merchant = "", accessCode = "", user = "", ...rest] = (VPC_ACCOUNT ?? "").split(":");
  return {
    midtrans: MIDTRANS_SERVER_KEY
      ? { apiUrl: MIDTRANS_API_URL, snapUrl: MIDTRANS_SNAP_URL, serverKey: MIDTRANS_SERVER_KEY }
      : null,
    xendit:
      XENDIT_SECRET_KEY && XENDIT_CALLBACK_TOKEN
        ? { apiUrl: XENDIT_API_URL, secretKey: XENDIT_SECRET_KEY, callbackToken: XENDIT_CALLBACK_TOKEN }
        : null,
    doku:
      DOKU_CLIENT_ID && DOKU_SECRET_KEY
        ? { apiUrl: DOKU_API_URL, clientId: DOKU_CLIENT_ID, secretKey: DOKU_SECRET_KEY }
        : null,
    vpc:
      VPC_URL && VPC_ACCOUNT && VPC_SECRET
        ? { url: VPC_URL, merchant, accessCode, user, password: rest.join(":"), secret: VPC_SECRET }
        : null,
  };
}
