/** Findings about what is promised of personas and what was seen of them, in English. */
export const enPromises = {
  "persona-expects": `"{id}" is to see "{name}" and does not{#in}{herd}: {@reason} (closed world).
    Change who may pass, or what is expected of "{id}". More: npm run -s registry -- explain {name} --persona {id}{option}`,
  "persona-refuses": `"{id}" is to be refused "{name}" and is not{#in}{herd}: {@reason} (closed world).
    Change who may pass, or what is expected of "{id}". More: npm run -s registry -- explain {name} --persona {id}{option}`,
  "section-unreached": `Nobody reaches the section "{id}": no menu has it as an entry, and no tab opens it.
    Remove "entry: false" and "show:", or add a tab with "opens: section" to tabs.yaml.`,
  "entry-leads-astray": `"{names}" leads {@user} by {way}, {#failure}.
    Choose another page here, or correct "redirect:" or "access:" of the page where it ends. More: npm run -s registry -- coverage`,
  "entry-lacks-value": `"{names}" leads nowhere: the address of "{route}", {path}, needs a value that is not given here.
    Write it under "params:", or choose a page that opens without it.`,
  "tile-name": `The tile "{id}" is called "{label}", and its page "{route}" is called "{name}": people would not know that it is the same.
    Write the same text in both places, in each language; a page of several tiles bears the name of the tile that gives it values.`,
  "seen-changed": `Seen otherwise than in the snapshot: {items}. Now seen by: {gained}. No longer seen by: {lost}.
    If that is meant: npm run -s registry -- snapshot, and commit registry/seen with the change.`,
  "seen-gained": `Seen otherwise than in the snapshot: {items}. Now seen by: {gained}.
    If that is meant: npm run -s registry -- snapshot, and commit registry/seen with the change.`,
  "seen-lost": `Seen otherwise than in the snapshot: {items}. No longer seen by: {lost}.
    If that is meant: npm run -s registry -- snapshot, and commit registry/seen with the change.`,
  "seen-new": `Not in the snapshot yet: {items}. Seen by: {gained}.
    There is nothing to mend: npm run -s registry -- snapshot writes it there; commit registry/seen with the change.`,
  "seen-nobody": `Not in the snapshot yet: {items}. Nobody of the personas sees it.
    There is nothing to mend: npm run -s registry -- snapshot writes it there; commit registry/seen with the change.`,
  "yes-twice": `The yes to {id} stands here twice, line {line} has it already.
    Leave one of the two, with the reason that counts.`,
  "seen-missing": `The snapshot in registry/seen is gone: nothing says any more who saw what.
    Take the folder back from an earlier version, or write it anew: npm run -s registry -- snapshot`,
  "seen-large": `The file of the snapshot is larger than {most} MB, and is not read: the tool did not write that.
    Write it anew: npm run -s registry -- snapshot`,
  "seen-merge": `A mark of merging is left in the snapshot.
    Settle the other files of the registry, then write it anew: npm run -s registry -- snapshot`,
  "seen-more": `{count|more line of the snapshot differs|more lines of the snapshot differ}.
    To see them all: npm run -s registry -- snapshot, then git diff registry/seen`,
} as const;

/** What `snapshot` says, in English. */
export const enSnapshot = {
  "help.snapshot": "writes registry/seen: who of the personas sees each tile and page, online and offline, with one herd and several",
  "snapshot-done": "{folder}: {written} written, {unchanged} unchanged, {removed} removed.",
} as const;
