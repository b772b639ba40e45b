import { decideGrant } from "../../domain/grants/decideGrant";
import { grantHolderOf } from "../../domain/grants/holder";
import { readProfile } from "../../domain/session/profile";
import { SHELL_CALLS } from "../../protocol/calls/shellCalls";
import { TRANSLATION_CALLS } from "../../protocol/calls/translationCalls";
import { herdCall, openCall } from "../endpoint/endpoint";
import { accepted, refused } from "../http/answer";

/** The version of the server, for the purge; it needs no sign-in, since it also shows whether there is a network. */
export const ping = openCall(SHELL_CALLS.ping, async ({ service }) => accepted({ version: service.registry.version }));

/** Animals of the herd by what was typed. Nobody needs more than the herd: the card of an animal asks for no grant either. */
export const animals = herdCall(SHELL_CALLS.animals, async ({ service, param }, { numCheptel }) =>
  accepted(numCheptel === null ? [] : await service.findAnimals(numCheptel, param("query"))),
);

/** Services whose service workers are to go. */
export const services = herdCall(SHELL_CALLS.services, async ({ service }) =>
  accepted({ services: service.registry.retiredServices.slice() }),
);

/** A token for the help-desk widget, which identifies the caller alone. Only users with the grant of the chat get one (decision SVC-05). */
export const widgetAuth = herdCall(SHELL_CALLS.widgetAuth, async ({ service }, { account, bySupport }) => {
  // The help desk would take its own employee for the owner.
  if (bySupport) return refused("support-session", { subject: { accountId: account.id } });
  const { grant, rules } = service.registry.supportChat;
  const holder = grantHolderOf(readProfile(JSON.parse(account.profile)));
  if (!decideGrant(holder, grant, { ...rules, online: true }).held) return refused("forbidden", { subject: { accountId: account.id } });
  return accepted({ token: await service.widgetTokens.issue(account.id) });
});

/** What the ear-tag application reads ahead: the domain the registry names. The answer is not used. */
export const tagDomainRead = herdCall(SHELL_CALLS.tagDomainRead, async ({ service, body }) => {
  const known = service.registry.calls.tagDomainRead?.body?.domain;
  return body.domain === known ? accepted({}) : refused("bad-request");
});

export const translationLogin = herdCall(TRANSLATION_CALLS.translationLogin, async () => accepted({}));

export const translationAll = herdCall(TRANSLATION_CALLS.translationAll, async ({ service }) => accepted(service.registry.translations));
