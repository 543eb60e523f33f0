import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Redirects with replacement of the history entry. The router's own component would be part of every page's script. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
