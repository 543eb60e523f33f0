/** Fees of some payment methods, so that a demo order shows the fee line. */
export const channelFees = [
  { code: "VA_CIMB", fee: 2_500 },
  { code: "WALLET_SHOPEEPAY", fee: 1_500 },
  { code: "COD", fee: 5_000 },
] as const;
