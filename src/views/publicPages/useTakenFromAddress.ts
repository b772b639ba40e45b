import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/** What a link handed over, kept by the page and taken out of the address and the history of the browser at once. */
export function useTakenFromAddress(value: string, addressWithout: string): string {
  const [kept] = useState(value);
  const navigate = useNavigate();
  useEffect(() => {
    if (kept !== "") void navigate(addressWithout, { replace: true });
  }, [kept, addressWithout, navigate]);
  return kept;
}
