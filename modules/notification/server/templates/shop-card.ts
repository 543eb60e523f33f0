/** The sender of the messages: the shop's name, and its URL without a trailing slash. */
export type ShopCard = {
  readonly name: string;
  readonly url: string;
  /** Where the back office is, if not at `url`. */
  readonly adminUrl?: string;
};
