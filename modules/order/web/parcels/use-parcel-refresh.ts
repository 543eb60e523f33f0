import { useEffect } from "react";
import { useRevalidator } from "react-router";

const pace = 30_000;

type Standing = { readonly expressStatus: string };

const isMoving = ({ expressStatus }: Standing): boolean => !["delivered", "returned"].includes(expressStatus);

/** Reads the order again now and then while a parcel is on its way and somebody looks. */
export function useParcelRefresh(parcels: readonly Standing[]): void {
  const { revalidate } = useRevalidator();
  const moving = parcels.some(isMoving);
  useEffect(() => {
    if (!moving) return;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = window.setInterval(look, pace);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [moving, revalidate]);
}
