import { useEffect, useEffectEvent } from "react";

type SmsRequest = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/** Reads the code from a text message for this site with the WebOTP API, where the browser supports it and the visitor agrees. */
export function useSmsCode(wanted: boolean, take: (code: string) => void) {
  const arrived = useEffectEvent(take);
  useEffect(() => {
    if (!wanted || !("OTPCredential" in window)) return;
    const given = new AbortController();
    const request: SmsRequest = { otp: { transport: ["sms"] }, signal: given.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential && "code" in credential && typeof credential.code === "string") arrived(credential.code);
      })
      // Refused, timed out or left: the visitor types the code instead.
      .catch(() => {});
    return () => given.abort();
  }, [wanted]);
}
