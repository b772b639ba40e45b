/** What `gateway` says, in English. */
export const enGateway = {
  "help.gateway": "the rules of a web server in front: which address goes to which sub-application, with which headers",
  "gateway-shape":
    "{file}: {where} is not as it should be. The file holds shell: (origin:, upstream:), and may hold origins:, applications:, candidates: and others:.",
  "gateway-yaml": "{file}: this is not YAML: {why}",
  "gateway-upstream":
    '{file}: {where} is "{value}", but an upstream is written http://host:8080, in small letters and without anything behind it.',
  "gateway-origin": '{file}: {where} is "{value}", but an origin is written https://herd.example.',
  "gateway-service":
    '{where} is "{value}", but with --format k8s an upstream is a Service: http://name:8080, or http://name.namespace:8080.',
  "gateway-unknown": '{file}: {where} "{name}" is not in the registry{suggestion}.',
  "gateway-missing":
    "{file}: {where} is missing. Say where it is, or say with others: http://*:8080 what all others are called (* is the application).",
  "gateway-no-origin": "{file}: origins: does not say where {name} is served, as in {name}: https://{name}.example.",
  "gateway-same-origin": '{file}: origins: gives "{name}" the origin of the shell or of another, from which it is to be kept apart.',
  "gateway-taken":
    "{address} would go to the application {application}, but it is a page of the shell: {route}. Give the route another path.",
  "gateway-value": "A value of the registry cannot stand in a configuration: {value}",
  "gateway-name": '"{name}" would name two applications in the configuration: {one} and {other}. Their ids differ too little.',
} as const;
