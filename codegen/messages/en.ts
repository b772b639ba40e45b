import { enRules } from "./enRules";

/** What is said about a finding: the fact, then what to do. `{name}` is filled in from the parameters of the finding. */
export interface MessageText {
  readonly message: string;
  readonly hint?: string;
}

/** English. The codes of all findings are the keys of this table; every other language has the same ones. */
export const en = {
  "other-place": { message: "the other one is here" },
  // read
  "ignored-file": {
    message: '"{file}" is not read: the registry holds .yaml files only.',
    hint: "Keep it outside the registry, or give it the ending .yaml.",
  },
  "unknown-file": { message: 'Nothing in the registry is kept in "{file}"{suggestion}.', hint: "Files stand here: {places}." },
  "misplaced-file": { message: '"{file}" holds what belongs in {place}.', hint: "Move it there, or put what is new into that file." },
  "file-copy": {
    message: '"{file}" has the same id as "{original}", so all in it would exist twice.',
    hint: "Remove it when it is a copy; otherwise give it another id, and other names to what it declares.",
  },
  "empty-file": { message: "The file is empty.", hint: "Write what belongs there, bring back what it held, or remove the file." },
  "not-utf8": {
    message: "The file is not saved as UTF-8: a character of this line cannot be read.",
    hint: "Save it as UTF-8, and write again what shows as �.",
  },
  "cr-only": {
    message: "The lines of the file end in the way of old computers (CR alone), so that all of it is one line.",
    hint: "Save the file with the line ends LF or CRLF.",
  },
  "too-deep": {
    message: "The file is nested more than {most} levels deep.",
    hint: "Write it flatter: no entry of the registry needs more than ten levels.",
  },
  "syntax-error": {
    message: "This line cannot be read as YAML.",
    hint: "Compare it with the entries above and below: the same indentation, a colon and a space after a key, brackets and quotes closed on their line.",
  },
  "yaml-tab": { message: "The line is indented with a tab.", hint: "Write spaces instead, as many as the lines beside it start with." },
  "merge-marker": {
    message: "A mark of merging is left here.",
    hint: "Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
  },
  "syntax-dash": { message: "A space is missing after the dash.", hint: "Write a dash and a space before each entry of a list." },
  "syntax-colon": {
    message: "A key is followed by a colon and a space, which are missing here.",
    hint: "Write key: value; where this line is no key, put the text it belongs to in quotes.",
  },
  "syntax-quote": {
    message: "Quotes are missing here, or are not closed where the text ends.",
    hint: 'Put the whole text in quotes: "…". Quotes within it are written \\".',
  },
  "syntax-indent": {
    message: "The line is indented in a way that fits nothing above it.",
    hint: "Give lines that belong together the same number of spaces at their start.",
  },
  "several-documents": { message: "A second document begins here: one file holds one.", hint: "Remove the line with ---, or ...." },
  "yaml-anchor": {
    message: '"{mark}" uses an anchor (&) or an alias (*) of YAML, which the registry does not know.',
    hint: "Write the value out where it is needed; put a text that starts with this sign in quotes.",
  },
  "yaml-tag": {
    message: '"{mark}" is a type mark of YAML (!), which the registry does not know.',
    hint: "Remove it; put a text that starts with ! in quotes.",
  },
  "plain-key": { message: "This key is no plain word.", hint: "Use a simple name." },
  "duplicate-key": {
    message: '"{key}" is written twice in the same block.',
    hint: "Keep one of the two, or give the second another name.",
  },
  // schema
  "unknown-key": {
    message: '"{key}" is not a key of this block{suggestion}.',
    hint: "Correct the name, remove the line, or check its indentation.",
  },
  "missing-key": { message: '"{key}" is missing here.', hint: "Add it; the entries beside show how." },
  "empty-value": { message: '"{key}" has no value.', hint: "Write one after the colon, or remove the line." },
  "empty-text": { message: '"{key}" is an empty text.', hint: "Write the text, or remove the line." },
  "empty-list": { message: '"{key}" is an empty list.', hint: "Write at least one entry, or remove the line." },
  "wrong-type": {
    message: '"{key}" must be {#expected}, and is {#seen}.',
    hint: "A text that looks like a number or a word of YAML goes in quotes; an entry of a list has a dash and a space.",
  },
  "wrong-type-of-two": {
    message: '"{key}" must be {#expected} or {#other}, and is {#seen}.',
    hint: "A text that looks like a number or a word of YAML goes in quotes; an entry of a list has a dash and a space.",
  },
  "wrong-choice": { message: '"{value}" cannot stand here{suggestion}.', hint: "Write one of: {choices}." },
  "wrong-value": { message: '"{value}" does not have the form that is needed here.', hint: "Write {#form}." },
  "wrong-name": { message: '"{name}" cannot be a name here.', hint: "Write {#form}." },
  "too-small": { message: '"{key}" is {value}, but must be at least {least}.' },
  "too-big": { message: '"{key}" is {value}, but must be at most {most}.' },
  "too-long": { message: '"{key}" is longer than {most} characters.' },
  // link
  "duplicate-id": { message: '"{name}" exists twice.', hint: "Give one of the two another name, or remove it." },
  "repeated-name": {
    message: '"{name}" repeats over a list, but every copy has the same name.',
    hint: "Put the placeholder of the list, in braces, in the name.",
  },
  "unknown-placeholder": {
    message: '"{placeholder}" in "{name}" stands for nothing{suggestion}.',
    hint: "Repeat the entry over a list with each:, and use the placeholder of that list. A parameter of an address is written :id.",
  },
  "unknown-application": {
    message: 'The application "{name}" does not exist{suggestion}.',
    hint: "Write the id of an application, or add applications/<domain>/<id>.yaml.",
  },
  "unknown-call": {
    message: 'The call "{name}" is not in calls.yaml{suggestion}.',
    hint: "Write the name of a call, or declare it there with its method and path.",
  },
  "unknown-code": {
    message: 'No application has the code "{name}"{suggestion}.',
    hint: 'Write the "code:" of an application, or remove it from the user.',
  },
  "unknown-context": {
    message: 'The herd context "{name}" is not in shops.yaml{suggestion}.',
    hint: 'Write a letter that stands under "contexts:" there.',
  },
  "unknown-domain": {
    message: 'The domain "{name}" is not in domains.yaml{suggestion}.',
    hint: "Write the id of a domain, or declare it there with its access.",
  },
  "unknown-frame-origin": {
    message: 'The origin "{name}" has no address{suggestion}.',
    hint: 'Add it with its address under "frames: origins:" in settings.yaml.',
  },
  "unknown-grant": {
    message: 'The grant "{name}" is not declared{suggestion}.',
    hint: "Correct the name, or declare the grant in grants/<family>.yaml with a label and a sentence on what it opens.",
  },
  "unknown-home": {
    message: 'The home screen "{name}" is not in homes.yaml{suggestion}.',
    hint: 'Write a name that stands under "values:" there.',
  },
  "unknown-icon": {
    message: 'There is no icon "{name}"{suggestion}.',
    hint: "Choose a name from tabler.io/icons, or draw the icon in icons.yaml.",
  },
  "unknown-label": {
    message: 'The text "{name}" is not in labels/{suggestion}.',
    hint: "Add it to the files in labels/, or write the text here once per language.",
  },
  "one-language": {
    message: '"{text}" is one text for all languages, where each has its own.',
    hint: "Write it once per language, under {key}: fr: …, en: ….",
  },
  "unknown-language": {
    message: 'The language "{name}" is not in languages.yaml{suggestion}.',
    hint: "Write a language that stands there; a new one is added there, and every text then needs it.",
  },
  "unknown-list": {
    message: 'There is no list "{name}"{suggestion}.',
    hint: "Write the id of a list (suppliers.yaml, milkProviders.yaml).",
  },
  "unknown-origin": {
    message: 'The origin "{name}" is not in entities.yaml{suggestion}.',
    hint: 'Write one of the "origins:" there, or add it.',
  },
  "unknown-page": {
    message: 'No entry of a list has the page "{name}", so this entry stands for nothing{suggestion}.',
    hint: 'Write a word that stands under "pages:" in the list.',
  },
  "unknown-route": {
    message: 'The route "{name}" is not declared by any application{suggestion}.',
    hint: "Correct the name (a name, not an address), or declare the route in applications/<domain>/<application>.yaml.",
  },
  "unknown-section": {
    message: 'There is no section "{name}" in the menu{suggestion}.',
    hint: "Write the id of a section, or add menus/<id>.yaml.",
  },
  "unknown-shop": { message: 'The shop "{name}" is not in shops.yaml{suggestion}.', hint: 'Write the "value" of a shop.' },
  ...enRules,
} as const satisfies Record<string, MessageText>;
