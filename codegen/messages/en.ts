import { enPromises } from "./proof/en";

/**
 * What is said about a finding, in English: the fact, then on a line of its own what to do. `{name}` is filled in from the
 * parameters of the finding. The codes of all findings are the keys of this table; every other language has the same ones.
 */
export const en = {
  "other-place": `the other one is here`,

  // reading
  "ignored-file": `"{file}" is not read: the registry holds .yaml files only.
    Keep it outside the registry, or give it the ending .yaml.`,
  "unknown-file": `Nothing in the registry is kept in "{file}"{suggestion}.
    Files stand here: {places}.`,
  "empty-file": `The file is empty.
    Write what belongs there, bring back what it held, or remove the file.`,
  "too-large": `The file is larger than {most} MB, and is not read.
    Split it: an application, a section and a family of grants have a file each.`,
  "link-outside": `The file is a link that leads out of the registry, and is not followed.
    Put the file itself there.`,
  "not-text": `The file holds no text: it is an archive, a picture, or damaged.
    Bring back what it held, or remove the file.`,
  "not-utf8": `The file is not saved as UTF-8: a character of this line cannot be read.
    Save it as UTF-8, and write again what shows as �.`,
  "cr-only": `The lines of the file end in the way of old computers (CR alone), so that all of it is one line.
    Save the file with the line ends LF or CRLF.`,
  "too-deep": `The file is nested more than {most} levels deep.
    Write it flatter: no entry of the registry needs more than ten levels.`,
  "syntax-error": `This line cannot be read as YAML.
    Compare it with the entries above and below: the same indentation, a colon and a space after a key, braces, brackets and quotes closed on their line.`,
  "syntax-brace": `A brace or bracket is opened here and not closed.
    Write } or ] where the list or block ends. A # after a space begins a comment: put a text that holds one in quotes.`,
  "yaml-tab": `The line is indented with a tab or with no-break spaces.
    Write ordinary spaces instead, as many as the lines beside it start with.`,
  "merge-marker": `A mark of merging is left here.
    Keep one of the two versions, never the rights of both without knowing whom that lets in, and remove the lines with <<<<<<<, ======= and >>>>>>>.`,
  "syntax-dash": `The dashes do not fit here.
    Begin each entry of a list with a dash and a space, and no key that has a block of its own.`,
  "syntax-colon": `A key is followed by a colon and an ordinary space, which are missing here.
    Write key: value; where this line is no key, put the text it belongs to in quotes.`,
  "syntax-quote": `Quotes are missing here, or are not closed where the text ends; or a comma is missing between two keys.
    Put the whole text in quotes: "…". Quotes within it are written \\". Between braces a comma stands behind each text.`,
  "syntax-indent": `The line is indented in a way that fits nothing above it.
    Give lines that belong together the same number of spaces at their start; or put back the line above them that is gone.`,
  "several-documents": `A second document begins here: one file holds one.
    Remove the line with ---, or ....`,
  "yaml-anchor": `"{mark}" uses an anchor (&) or an alias (*) of YAML, which the registry does not know.
    Write the value out where it is needed; put a text that starts with this sign in quotes.`,
  "yaml-tag": `"{mark}" is a type mark of YAML (!), which the registry does not know.
    Remove it; put a text that starts with ! in quotes.`,
  "typographic-quotes": `{text} stands between typographic quotes, which are a part of the text for YAML.
    Write the straight ones of the keyboard: "…". Where people shall see these quotes, put straight ones around them.`,
  "plain-key": `This key is no plain word.
    Use a simple name.`,
  "duplicate-key": `"{key}" is written twice in the same block.
    Keep one of the two; where a new entry of a list begins here, write a dash and a space before it.`,

  // shapes
  "unknown-key": `"{key}" is not a key of this block{suggestion}.
    Correct the name, remove the line, or check its indentation.`,
  "missing-key": `Missing here: {keys}.
    Add what is missing; the entries beside show how.`,
  "empty-value": `"{key}" has no value.
    Write one after the colon, or remove the line; a text with a comma in it goes in quotes.`,
  "empty-text": `"{key}" is an empty text.
    Write the text, or remove the line.`,
  "empty-list": `"{key}" is an empty list.
    Write at least one entry, or remove the line.`,
  "wrong-type": `"{key}" must be {#expected}, and is {#seen}.`,
  "wrong-type-of-two": `"{key}" must be {#expected} or {#other}, and is {#seen}.`,
  "wrong-choice": `"{value}" cannot stand here{suggestion}.
    Possible values: {choices}.`,
  "wrong-value": `"{value}" does not have the form that is needed here.
    Write {#form}.`,
  "wrong-name": `"{name}" cannot be a name here.
    Write {#form}.`,
  "too-small": `"{key}" is {value}, but must be at least {least}.`,
  "too-big": `"{key}" is {value}, but must be at most {most}.`,
  "too-long": `"{key}" is longer than {most} characters.`,

  // names
  "unknown-name": `There is no {noun} "{name}"{suggestion}.
    Correct the name, or add it in {where}.`,
  "duplicate-id": `"{name}" exists twice.
    Give one of the two another name, or remove it.`,
  "repeated-name": `"{name}" repeats over a list, but every copy has the same name.
    Put the placeholder of the list, in braces, in the name.`,
  "unknown-placeholder": `"{placeholder}" in "{name}" stands for nothing{suggestion}.
    Repeat the entry over a list with each:, and use the placeholder of that list. A parameter of an address is written :id.`,
  "unknown-family": `No file declares the grants that begin with {families}, and {count|place asks|places ask} for one.
    Bring back the file of registry/grants that declared them, or correct the names.`,
  "unknown-label": `The text "{name}" is not in labels/{suggestion}.
    Add it to the files in labels/, or write the text here once per language.`,
  "one-language": `"{text}" is one text for all languages, where each has its own.
    Write it once per language, under {key}: fr: …, en: ….`,

  // rules
  "route-unguarded": `Nothing says who may open "{name}": neither the route, nor its application, nor its domain "{domain}".
    Add "access:" to the route, to its application or to the domain: "anyOf:" with grants, signedIn, or public.`,
  "public-frame-route": `This opens {count|page of a sub-application|pages of sub-applications} ({names}) to everybody, without signing in.
    Write access: signedIn when every signed-in user may enter, or name the grants with "anyOf:".`,
  "tile-opens-refusal": `The tile "{tile}" is shown to {@user}, and its route "{route}" refuses them: it asks for {asks} (open world).
    Remove "access:" from the tile, so that it takes that of its route, or write there what the route asks for: {asks}.`,
  "tile-leads-astray": `The tile "{tile}" leads {@user} by {way}, {#failure} (open world).
    Choose another page, parameter or address for the tile, or correct "redirect:" or "access:" of the page it ends at.`,
  "path-syntax": `The address "{path}" cannot be read at "{part}".
    Write words and parameters with one slash between them, none at either end. Words hold letters, digits, - and _; parameters are :id, :id? (may be left out), :id+ (one or more) and :id* (any number), each name once.`,
  "required-after-optional": `In the address "{path}", "{part}" follows a parameter that may be left out.
    Put parameters with ?, + or * at the end, after everything that must always be there.`,
  "route-ambiguous": `"{name}" and "{other}" cannot be told apart: both take the address {address}.
    Give one of them another word in its path. Two versions of one page each have a "variant:" with the same query and values of their own.`,
  "reserved-address": `The address "{address}" would never be reached: {taken} is answered by the server.
    Write another word in the address.`,
  "file-name": `The file of "{id}" is {file}; it is looked for at {expected}.
    Move or rename the file, or correct "id:" or "domain:" in it.`,
  "missing-file": `The file {file} is missing.
    Bring it back from an earlier version, or write it anew.`,
  "code-twice": `"{id}" has the code "{code}" of "{other}": who may open one may open the other.
    Give "{id}" a code of its own, or remove the line when it is not sold apart.`,
  "frame-base-twice": `"{base}" serves "{id}" and "{other}".
    Give one of them another base, or, when both are one site, add "sharedWith: {other}" to the frame of "{id}".`,
  "frame-shared-with": `"{base}" is said to be shared with "{owner}", which does not own it.
    Name the other application whose frame has this base and no "sharedWith:", or remove the line.`,
  "frame-origin-twice": `"{id}" has the origin "{origin}" of "{other}": each can read what the other keeps.
    Give "{id}" an origin of its own here and under "frames: origins:" in settings/, unless both come from one supplier.`,
  "sandbox-no-help": `The sandbox of "{id}" protects nothing: with allow-same-origin and allow-scripts a page of the shell's own origin can take it off.
    Write "isolation: origin" and "origin:", or remove one of the two words; write "trusted: true" when it is trusted like the shell.`,
  "key-needed": `"{key}" does nothing without "{other}" beside it.
    Add "{other}", or remove or change "{key}".`,
  "key-without-effect": `"{key}" has no effect beside "{other}".
    Remove one of the two.`,
  "persona-herds": `"{id}" has "login: {login}", and {count|herd|herds}.
    Write "login: none" for an account without herds, "login: oneToken" or "login: tokenPerHerd" for one that has any.`,
  "alias-over": `The earlier name "{alias}" of "{name}" was kept until {until}.
    Remove it when nobody uses it any more, or give it another day.`,
  "route-without-frame": `"{name}" has nothing to show: its application "{application}" has no frame.
    Add "frame:" with a "base:" to the application, or give the route a "screen:" or a "redirect:".`,
  "screen-missing": `Pages of the shell without a route: {screens}.
    Add a route with "screen: {first}" to the application of the shell's own pages.`,
  "purpose-missing": `"{name}" is opened by a tile or a dashboard, and does not say what it is for.
    Write "purpose:" beside its name, one sentence in each language, as you would tell it to a breeder.`,
  "opens-hidden-frame": `"{route}" is a hidden frame without an address: nothing can open it.
    Choose a route with an address, or remove "navigable: false" from that one.`,
  "opens-without-params": `"{route}" is opened by its name alone here, but its address {path} needs a value for {param}.
    Choose a route whose address needs no parameter.`,
  "redirect-target": `"{name}" leads to "{to}", which is a redirect itself.
    Write the name of a route with a page of its own.`,
  "redirect-params": `"{param}" {#fault} the redirect to "{to}", whose address is {path}.
    Under "params:", write each parameter of that address, a colon, and the parameter of this route that fills it ({#has} {own}).`,
  "value-order": `"{key}" is {value}, and "{other}", which is {limit}, has to be more.
    Write less than {limit}, or a greater "{other}".`,
  "list-page": `"{page}" is a page that nothing asks for{suggestion}.
    Write a page as it stands in the "having:" of a route, grant or tile, or remove it.`,
  "param-pattern": `The pattern {pattern} of "{name}" may run for ever on one value.
    Repeat no group that holds a repetition or a choice, such as (a+)+ or (a|b)*, no more than three things without a fixed number, and make no more than ten optional by ?: write [a-z]+.`,
  "param-sample": `The sample "{sample}" of "{name}" does not match its pattern {pattern}.
    Correct the sample, or the pattern, which is a regular expression.`,
  "missing-translation": `The text "{key}" is missing in: {missing}.
    Add it beside the others; a text of labels/ is added in the file of each language, under the same keys.`,
  "asked-text-missing": `A page shows the text "{key}", which is in no language{suggestion}.
    Add it to {file}, under these keys, and to the file of each other language.`,
  "text-cut": `The text "{text}" ends here: {rest} is read as a comment.
    Put the whole text in quotes; when it is a comment, write a space after #.`,
  "stray-quote": `A single quote mark is part of this text: {text}
    Write a quote mark at both ends, or at none.`,
  "straight-apostrophe": `The apostrophe of this text is the straight one of the keyboard: {text}
    Write ’ in its place.`,
  "hidden-sign": `A sign that nobody sees is part of this text; it stands here as \\u and its number: {text}
    Write the text again without it: such signs turn round the direction in which it is read, or are commands for a terminal.`,
  "text-markup": `A tag is part of this text, and would be shown as it stands, never carried out: {text}
    Write the words alone, without < before a letter; the sign for "less than" is followed by a space.`,
  "text-placeholder": `The text "{key}" in "{language}" has {seen}; the one in "{other}" has {wanted}.
    Write the same names in double braces in every language: the product fills them in.`,
  "label-placeholder": `"{placeholder}" stands for nothing in this text and would be shown as it stands.
    Write the words themselves; what stands in braces is filled in only where an entry repeats over that list with "each:".`,
  "language-copied": `{file} says the same as {other}, word for word: one of the two is in the wrong language.
    Bring back the texts of each from an earlier version, or translate them.`,
  "locale-language": `The language "{id}" has the locale "{locale}", which is another language.
    Write a locale that begins with {id}, such as {example}, or put the id right.`,
  "tile-target": `The tile "{id}" has to open one thing; it opens: {opens}.
    Keep exactly one of "route:" with the name of a route, "link:" with an address outside the routes, and "workshop:" with a workshop.`,
  "tile-param-missing": `"{id}" does not fill the address {path} of "{route}".
    Write under its "params:", with the values that are meant: {given}. Or choose a route that needs none.`,
  "tile-param-unknown": `"{name}" is not a parameter of "{route}"{suggestion}.
    Its address is {path}: correct the name, or write the value under "query:".`,
  "tile-param-shape": `"{value}" cannot be the value of "{name}".
    Write one value of the shape that params.yaml gives, such as {name}: "{sample}".`,
  "tile-query-param": `"{name}" is a parameter of "{route}" (address {path}); under "query:" it stands behind the address, not in it.
    Write it under "params:" alone.`,
  "tile-link": `"{link}" is no address that a tile may open.
    Write the whole address of a site, from https:// on, or a path of this one that starts with one slash. Only {herd} is filled in, with the current herd.`,
  "shortcut-too-many": `The tile "{id}" is one shortcut too many: {count|tile is flagged|tiles are flagged}, and an installed application shows {most}.
    Remove "shortcut: true" from this tile or from another; those with the greatest "weight:" are shown.`,
  "value-twice": `"{key}: {value}" stands here and at "{other}": nothing else tells the two apart.
    Write the value that is meant in one of the two.`,
  "duplicate-entry": `"{text}" stands twice in this list.
    Remove one of the two, or write the name that was meant.`,
  ...enPromises,
} as const;
