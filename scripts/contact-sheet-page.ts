export type Picture = { file: string; width: string; theme: string };
export type Row = { path: string; state: string; pictures: readonly Picture[] };

/** One page for a role: a row for each screen, to be looked over in a minute. */
export function sheetOf(who: string, rows: readonly Row[]): string {
  const rowsOfPictures = rows.map(
    ({ path, state, pictures }) => `<section>
  <h2>${path} <small>${state}</small></h2>
  ${pictures.map(imageOf).join('\n  ')}
</section>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet: ${who}</title>
<style>
body { margin: 1rem; font: 0.875rem system-ui; background: #888; }
section { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: start; margin-bottom: 1.5rem; }
h1, h2 { flex: 0 0 100%; margin: 0; font-size: 1rem; }
img { height: 22rem; }
</style>
<h1>${who}</h1>
${rowsOfPictures.join('\n')}
`;
}

const imageOf = ({ file, width, theme }: Picture) =>
  `<a href="${file}"><img loading="lazy" src="${file}" alt="${width}, ${theme}"></a>`;
