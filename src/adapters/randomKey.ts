/** A key that no other call has, for the server to recognise the same call sent twice. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
