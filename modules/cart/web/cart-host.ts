import { createContext, use } from "react";

/** What the page around does for the cart. */
export type CartHost = {
  /** Settles when there is a session to call with, or when opening one has failed. */
  ready(): Promise<void>;
  /** Shows how many pieces the shop says are in the cart now, in every tab. */
  showCount(pieces: number): void;
  /** Shows here how many there will be, before the shop has answered. */
  expectCount(pieces: number): void;
};

export const CartHostContext = createContext<CartHost | null>(null);

export function useCartHost(): CartHost {
  const host = use(CartHostContext);
  if (!host) throw new Error("CartHostContext is missing");
  return host;
}
