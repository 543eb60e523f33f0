import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The token is in the fragment, which servers never see; after reading it is removed from the address bar. */
export function useTokenOfLink(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get("token");
    if (found === null) return;
    setToken(found);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
