/**
 * With Trusted Types on, the browser takes the address of a script only from here. A name can be taken once in a page: this is loaded with
 * the shell, before anything of somebody else's runs.
 */
const policy = globalThis.trustedTypes?.createPolicy("clarine-chat", { createScriptURL: (address) => address });

export function scriptAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : address;
}
