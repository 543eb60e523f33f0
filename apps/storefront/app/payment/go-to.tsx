import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Leads on to another page in the place of this one. The router's own component for it would be part of every page's script. */
export function GoTo({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
