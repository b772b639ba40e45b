/**
 * The pictures as a page: a table a screen, a row a persona or page, a column a size and theme. No date and nothing else of
 * the run, so that the folders of two runs can be compared.
 */
export function sheetOf(names) {
  const pictures = names.toSorted().map((name) => {
    const [who, size, theme, screen] = name.replace(/\.png$/, "").split("--");
    return { name, who, column: `${size} ${theme}`, screen };
  });
  const screens = unique(pictures.map(({ screen }) => screen));
  const tables = screens.map((screen) =>
    tableOf(
      screen,
      pictures.filter((picture) => picture.screen === screen),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks</title>
<style>
body { font: 14px system-ui; margin: 16px; }
th { position: sticky; top: 0; background: canvas; padding: 4px; text-align: left; }
td { vertical-align: top; padding: 4px; }
img { width: 180px; height: auto; border: 1px solid gray; display: block; }
nav a { margin-right: 12px; }
</style>
<nav>${screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join("")}</nav>
${tables.join("\n")}
</html>
`;
}

function tableOf(screen, pictures) {
  const columns = unique(pictures.map(({ column }) => column));
  const rows = unique(pictures.map(({ who }) => who)).map((who) => {
    const cells = columns.map((column) => {
      const picture = pictures.find((one) => one.who === who && one.column === column);
      if (picture === undefined) return "<td></td>";
      return `<td><a href="${picture.name}"><img loading="lazy" src="${picture.name}" alt="${who}, ${screen}, ${column}"></a></td>`;
    });
    return `<tr><th>${who}</th>${cells.join("")}</tr>`;
  });
  const head = columns.map((column) => `<th>${column}</th>`).join("");
  return `<h2 id="${screen}">${screen}</h2>\n<table><tr><th></th>${head}</tr>\n${rows.join("\n")}\n</table>`;
}

function unique(items) {
  return [...new Set(items)];
}
