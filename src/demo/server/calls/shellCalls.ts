import { SHELL_CALLS } from "../../../protocol/calls/shellCalls";
import { TRANSLATION_CALLS } from "../../../protocol/calls/translationCalls";
import { accepted } from "../answer";
import { herdCall, openCall } from "../endpoint";

/** The version of the server, for the purge; it needs no sign-in, since it also tells a network from none. */
export const ping = openCall(SHELL_CALLS.ping, async ({ service }) => accepted({ version: service.registry.version }));

/** Services whose service workers are to go: the demo has none to name. */
export const services = herdCall(SHELL_CALLS.services, async () => accepted({ services: [] }));

/** A token for the help-desk widget, which speaks for the caller and nobody else. */
export const widgetAuth = herdCall(SHELL_CALLS.widgetAuth, async ({ service }) => accepted({ token: service.newToken() }));

export const tagDomainRead = herdCall(SHELL_CALLS.tagDomainRead, async () => accepted({}));

export const translationLogin = herdCall(TRANSLATION_CALLS.translationLogin, async () => accepted({}));

export const translationAll = herdCall(TRANSLATION_CALLS.translationAll, async ({ service }) => accepted(service.registry.translations));
