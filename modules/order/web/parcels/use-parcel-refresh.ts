import { useEffect } from "react";
import { useRevalidator } from "react-router";

const pace = 30_000;

type Standing = { readonly expressStatus: string };

const isMoving = ({ expressStatus }: Standing): boolean => !["delivered", "returned"].includes(expressStatus);

/** Reads the order again now and then while a parcel moves and the page is visible. */
export function useParcelRefresh(parcels: readonly Standing[]): void {
  const { revalidate } = useRevalidator();
  const moving = parcels.some(isMoving);
  useEffect(() => {
    if (!moving) return;
    const check = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = window.setInterval(check, pace);
    document.addEventListener("visibilitychange", check);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [moving, revalidate]);
}
