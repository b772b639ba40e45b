import { useLocation } from "react-router-dom";
import { type QueryValues, splitAddress } from "../../domain/address/query";

/** The query of the address a page is drawn for, which the stores hear of only once it is drawn. */
export function useAddressQuery(): QueryValues {
  const { pathname, search } = useLocation();
  return splitAddress(pathname + search).query;
}
