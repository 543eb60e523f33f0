/** Who the messages come from: the shop's name, and its address without a slash at the end. */
export type ShopCard = {
  readonly name: string;
  readonly url: string;
  /** Where the back office is, if not at `url`. */
  readonly adminUrl?: string;
};
