import { createContext, use } from "react";

/** What the page around does for the cart. */
export type CartHost = {
  /** Settles when there is a session to call with, or when opening one has failed. */
  ready(): Promise<void>;
  /** Shows the server's number of pieces in the cart, in every tab. */
  showCount(units: number): void;
  /** Shows here how many there will be, before the shop has answered. */
  expectCount(units: number): void;
};

export const CartHostContext = createContext<CartHost | null>(null);

export function useCartHost(): CartHost {
  const host = use(CartHostContext);
  if (!host) throw new Error("CartHostContext is missing");
  return host;
}
