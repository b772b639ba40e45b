/** What the rules of codegen/rules say, in English. */
export const enRules = {
  "route-unguarded": {
    message: 'Nothing says who may open "{name}": neither the route, nor its application, nor its domain "{domain}".',
    hint: 'Add "access:" to the route, to its application or to the domain: "anyOf:" with grants, signedIn, or public.',
  },
  "public-frame-route": {
    message: '"{name}" is public, but it opens a sub-application.',
    hint: 'Write access: signedIn when every signed-in user may open it, or name the grants with "anyOf:".',
  },
  "tile-opens-refusal": {
    message:
      'The tile "{tile}" admits somebody whom its route "{route}" refuses, since that asks for {asks}. For example this user: {user}',
    hint: 'Remove "access:" from the tile, so that it takes that of its route, or write there what the route asks for: {asks}.',
  },
  "path-syntax": {
    message: 'The address "{path}" cannot be read at "{part}".',
    hint: "Write words and parameters with one slash between them, none at either end. Words hold letters, digits, - and _; parameters are :id, :id? (may be left out), :id+ (one or more) and :id* (any number), each name once.",
  },
  "required-after-optional": {
    message: 'In the address "{path}", "{part}" follows a parameter that may be left out.',
    hint: "Put parameters with ?, + or * at the end, after everything that must always be there.",
  },
  "unknown-param": {
    message: '"{name}" is not a parameter of params.yaml{suggestion}.',
    hint: "Correct the parameter in the address, or declare it in params.yaml with a label and a sample.",
  },
  "param-without-colon": {
    message: '"{word}" in the address {path} is a word; params.yaml has a parameter of that name.',
    hint: "If the parameter is meant, write :{word} in the address.",
  },
  "route-ambiguous": {
    message: '"{name}" and "{other}" cannot be told apart: both take the address {address}.',
    hint: 'Give one of them another word in its path. Two versions of one page each have a "variant:" with the same query and values of their own.',
  },
  "route-case": {
    message: 'The addresses of "{name}" and "{other}" differ only in capitals.',
    hint: "Give one of them another word in its path.",
  },
  "reserved-address": {
    message: 'The address "{address}" would never be reached: {taken} is answered by the server.',
    hint: "Write another word in the address.",
  },
  "file-name": {
    message: 'The file of "{id}" is {file}; it is looked for at {expected}.',
    hint: 'Move or rename the file, or correct "id:" or "domain:" in it.',
  },
  "missing-file": {
    message: "The file {file} is missing.",
    hint: "Bring it back from an earlier version, or write it anew.",
  },
  "code-twice": {
    message: '"{id}" has the code "{code}" of "{other}": who may open one may open the other.',
    hint: 'Give "{id}" a code of its own, or remove the line when it is not sold apart.',
  },
  "code-unheld": {
    message: 'No persona has bought "{code}": the tiles of "{id}" are hidden from all but those who hold everything.',
    hint: 'Add {code} to the list "grants:" of a persona to try it, or remove "code:" if the application is not sold apart.',
  },
  "frame-base-twice": {
    message: '"{base}" serves "{id}" and "{other}".',
    hint: 'Give one of them another base, or, when both are one site, add "sharedWith: {other}" to the frame of "{id}".',
  },
  "frame-shared-with": {
    message: '"{base}" is said to be shared with "{owner}", which does not own it.',
    hint: 'Name the other application whose frame has this base and no "sharedWith:", or remove the line.',
  },
  "frame-origin-address": {
    message: '"{address}" cannot be the origin "{name}".',
    hint: "Write https:// and a host in small letters, such as https://harvest.example, with nothing behind it and for one origin alone; http:// only for localhost.",
  },
  "frame-origin-twice": {
    message: '"{id}" has the origin "{origin}" of "{other}": each can read what the other keeps.',
    hint: 'Give "{id}" an origin of its own here and under "frames: origins:" in settings.yaml, unless both come from one supplier.',
  },
  "sandbox-forbidden": {
    message: '"{word}" may not stand in a sandbox{suggestion}.',
    hint: 'Write one of {known}. For windows write "popups: true" under "frame:"; to lead elsewhere a page asks the shell (shell.navigate).',
  },
  "unknown-feature": {
    message: '"{name}" is not a feature of browsers{suggestion}.',
    hint: "Write one of {known}.",
  },
  "sandbox-no-help": {
    message:
      'The sandbox of "{id}" protects nothing: with allow-same-origin and allow-scripts a page of the shell\'s own origin can take it off.',
    hint: 'Write "isolation: origin" and "origin:", or remove one of the two words; write "trusted: true" when it is trusted like the shell.',
  },
  "grant-unused": {
    message: 'The grant "{name}" opens nothing, and no persona holds it.',
    hint: 'Name it with "anyOf:" under the "access:" of a route or an application, and under "droits:" of a persona to try it.',
  },
  "grant-elsewhere": {
    message: '"{name}" stands in the family "{family}", but who holds "{family}" does not hold it.',
    hint: "Begin its name with {family}. here and wherever it is named, or move it to the file of its own family in grants/.",
  },
  "everybody-declared": {
    message: '"{name}" stands for everybody who is signed in ("everybody" in settings.yaml): no grant can be called so.',
    hint: "Give the grant another name.",
  },
  "key-needed": {
    message: '"{key}" does nothing without "{other}" beside it.',
    hint: 'Add "{other}", or remove or change "{key}".',
  },
  "key-without-effect": {
    message: '"{key}" has no effect beside "{other}".',
    hint: "Remove one of the two.",
  },
  "default-route-elsewhere": {
    message: 'The section "{id}" opens "{route}", a page of the section "{other}" to which none of its own tiles leads.',
    hint: "Choose a route of this section, or add a tile that opens this one.",
  },
  "persona-herds": {
    message: '"{id}" has "login: {login}", and {count|herd|herds}.',
    hint: 'Write "login: none" for an account without herds, "login: oneToken" or "login: tokenPerHerd" for one that has any.',
  },
  "home-not-held": {
    message: '"{id}" may not open its home {home}, the page "{route}": the default home takes its place.',
    hint: "Give it what that page asks for ({asks}), write another home, or remove the line.",
  },
  "code-without-right": {
    message: '"{code}" opens nothing for "{id}", who has no right to its pages.',
    hint: 'Add one of these to "droits:": {asks}; or remove the code.',
  },
  "everybody-held": {
    message: '"{name}" gives nothing: everybody passes where it is asked for.',
    hint: 'Remove it. For every right write "allGrants: true" below "login:".',
  },
  "timeout-unit": {
    message: '"timeout" is {timeout}, and settings.yaml says that its unit is {unit}.',
    hint: "Write the value in that unit: a switch of herds is waited for at least a second, and at most some hours.",
  },
  "unknown-account-level": {
    message: '"{name}" is not an account level{suggestion}.',
    hint: 'Write a "connectedAs" of the account levels in entities.yaml: {known}.',
  },
  "icon-drawing": {
    message: 'The drawing "{name}" is not whole.',
    hint: "Copy it again from where it was drawn: all that stands inside <svg>, each element closed.",
  },
  "icon-taken": {
    message: '"{name}" is an icon of Tabler too: this drawing takes its place wherever it is shown.',
    hint: "Give the drawing another name, such as own-{name}.",
  },
  "missing-picture": {
    message: 'There is no picture "{name}"{suggestion}.',
    hint: "Write the name of a file in {folder}/, or put the picture there.",
  },
  "route-without-frame": {
    message: '"{name}" has nothing to show: its application "{application}" has no frame.',
    hint: 'Add "frame:" with a "base:" to the application, or give the route a "screen:" or a "redirect:".',
  },
  "screen-missing": {
    message: "No route shows these pages of the shell: {screens}.",
    hint: 'Add a route with "screen: {first}" to the application of the shell\'s own pages.',
  },
  "opens-hidden-frame": {
    message: '"{route}" is a hidden frame without an address: nothing can open it.',
    hint: 'Choose a route with an address, or remove "navigable: false" from that one.',
  },
  "opens-without-params": {
    message: '"{route}" is opened by its name alone here, but its address {path} needs a value for {param}.',
    hint: "Choose a route whose address needs no parameter.",
  },
  "redirect-target": {
    message: '"{name}" leads to "{to}", which is a redirect itself.',
    hint: "Write the name of a route with a page of its own.",
  },
  "redirect-params": {
    message: '"{param}" does not fit the redirect to "{to}", whose address is {path}.',
    hint: 'Under "params:", write each parameter of that address, a colon, and the parameter of this route that fills it ({own}).',
  },
  "value-order": {
    message: '"{key}" is {value}, and "{other}", which is {limit}, has to be more.',
    hint: 'Write less than {limit}, or a greater "{other}".',
  },
  "missing-call": {
    message: 'The shell sends a call "{name}", which is missing.',
    hint: 'Write "{name}:" with its method and path under "calls:"; if it stands here under another name, correct that.',
  },
  "offer-field": {
    message: '"{name}" stands for nothing in an offer{suggestion}.',
    hint: "Write one of {known}; several with | between them stand for the first that is not empty.",
  },
  "list-page": {
    message: '"{page}" is a page that nothing asks for{suggestion}.',
    hint: 'Write a page as it stands in the "having:" of a route, grant or tile, or remove it.',
  },
  "param-sample": {
    message: 'The sample "{sample}" of "{name}" does not match its pattern {pattern}.',
    hint: "Correct the sample, or the pattern, which is a regular expression.",
  },
  "label-alone": {
    message: 'The text "{key}" stands in "{language}" alone{suggestion}.',
    hint: "Write its key, in its block, as in the files of the other languages; or add it there, or remove it here.",
  },
  "missing-translation": {
    message: 'The text "{key}" is missing in these languages: {missing}.',
    hint: "Add it beside the others; a text of labels/ is added in the file of each language, under the same keys.",
  },
  "text-placeholder": {
    message: 'The text "{key}" in "{language}" has {seen}; the one in "{other}" has {wanted}.',
    hint: "Write the same names in double braces in every language: the product fills them in.",
  },
  "label-placeholder": {
    message: '"{placeholder}" stands for nothing in this text and would be shown as it stands.',
    hint: 'Write the words themselves; what stands in braces is filled in only where an entry repeats over that list with "each:".',
  },
  "text-untranslated": {
    message: 'The text "{key}" is the same in every language: {text}',
    hint: "Translate it.",
  },
  "language-copied": {
    message: "{file} says the same as {other}, word for word: one of the two is in the wrong language.",
    hint: "Bring back the texts of each from an earlier version, or translate them.",
  },
  "label-twice": {
    message: '"{id}" is called the same as "{other}": {text}',
    hint: "Write a label that tells the two apart.",
  },
  "locale-language": {
    message: 'The language "{id}" has the locale "{locale}", which is another language.',
    hint: "Write a locale that begins with {id}, such as {example}.",
  },
  "tile-target": {
    message: 'The tile "{id}" has to open one thing; it opens: {opens}.',
    hint: 'Keep exactly one of "route:" with the name of a route, "link:" with an address outside the routes, and "shop:" with a shop.',
  },
  "tile-param-missing": {
    message: 'The tile "{id}" does not fill the address {path} of "{route}".',
    hint: 'Write under its "params:", with the values that are meant: {given}. Or choose a route that needs none.',
  },
  "tile-param-unknown": {
    message: '"{name}" is not a parameter of "{route}"{suggestion}.',
    hint: 'Its address is {path}: correct the name, or write the value under "query:".',
  },
  "tile-param-shape": {
    message: '"{value}" cannot be the value of "{name}".',
    hint: 'Write one value of the shape that params.yaml gives, such as {name}: "{sample}".',
  },
  "tile-query-param": {
    message: '"{name}" is a parameter of "{route}" (address {path}); under "query:" it stands behind the address, not in it.',
    hint: 'Write it under "params:" alone.',
  },
  "tile-link": {
    message: '"{link}" is no address that a tile may open.',
    hint: "Write the whole address of a site, from https:// on, or a path of this one that starts with one slash. Only {herd} is filled in, with the current herd.",
  },
  "shortcut-too-many": {
    message: 'The tile "{id}" is one shortcut too many: {count} tiles are flagged, and an installed application shows {most}.',
    hint: 'Remove "shortcut: true" from this tile or from another; those with the greatest "weight:" are shown.',
  },
  "value-twice": {
    message: '"{key}: {value}" stands here and at "{other}": nothing else tells the two apart.',
    hint: "Write the value that is meant in one of the two.",
  },
  "value-shared": {
    message: '"{key}: {value}" stands here and at "{other}".',
    hint: "Write a value of its own in one of the two.",
  },
  "duplicate-entry": {
    message: '"{text}" stands twice in this list.',
    hint: "Remove one of the two, or write the name that was meant.",
  },
} as const satisfies Record<string, { readonly message: string; readonly hint?: string }>;
