/** One line of figures: `name{label="value"} 1`. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

export type Family = { name: string; type: string; help: string; samples: Sample[] };

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const labelPair = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/gy;
const number = /^([+-]?Inf|NaN|[+-]?\d+(\.\d+)?(e[+-]?\d+)?)$/;

/**
 * Reads Prometheus' text format 0.0.4 and throws at whatever is not it, as `promtool check metrics`
 * does: each family once, with help and type before its samples, no series twice, and whole histograms.
 */
export function readExposition(text: string): Family[] {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const families = new Map<string, Family>();
  let current: Family | undefined;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === 'HELP') {
      if (families.has(name)) throw new Error(`${name} is there twice`);
      current = { name, type: '', help: rest, samples: [] };
      families.set(name, current);
    } else if (!current) throw new Error(`Nothing says what this is: ${line}`);
    else if (keyword === 'TYPE') setType(current, name, rest);
    else current.samples.push(sampleOf(line, current));
  }
  const all = [...families.values()];
  for (const family of all) checkFamily(family);
  return all;
}

function setType(family: Family, name: string, type: string) {
  const known = ['counter', 'gauge', 'histogram', 'summary'];
  if (name !== family.name || family.type !== '' || !known.includes(type))
    throw new Error(`A misplaced type of ${name}: ${type}`);
  family.type = type;
}

function sampleOf(line: string, { name: family, type }: Family): Sample {
  const [, name = '', pairs = '', value = ''] = sampleLine.exec(line) ?? [];
  const endings = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] };
  const names = (endings[type as keyof typeof endings] ?? ['']).map((end) => family + end);
  if (!names.includes(name) || !number.test(value)) throw new Error(`Not of ${family}: ${line}`);
  const found = [...pairs.matchAll(labelPair)];
  if (found.map(([pair]) => pair).join('') !== pairs) throw new Error(`Bad labels: ${line}`);
  const labels = Object.fromEntries(found.map(([, label, text]) => [label, text]));
  if (Object.keys(labels).length < found.length) throw new Error(`A label twice: ${line}`);
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) };
}

function checkFamily({ name, type, samples }: Family) {
  if (!type) throw new Error(`${name} has no type`);
  const series = samples.map((sample) => JSON.stringify([sample.name, sample.labels]));
  if (new Set(series).size < series.length) throw new Error(`${name} has a series twice`);
  if (type === 'counter' && !name.endsWith('_total')) throw new Error(`${name} lacks _total`);
  if (type === 'histogram') checkBuckets(name, samples);
}

function checkBuckets(name: string, samples: readonly Sample[]) {
  const counts = samples.filter((sample) => sample.name === `${name}_count`);
  for (const { labels, value } of counts) {
    const own = samples.filter(
      ({ labels: { le, ...rest } }) => le && JSON.stringify(rest) === JSON.stringify(labels),
    );
    const values = own.map((bucket) => bucket.value);
    const grows = values.every((count, index) => count >= (values[index - 1] ?? 0));
    if (own.at(-1)?.labels.le !== '+Inf' || values.at(-1) !== value || !grows)
      throw new Error(`${name} has buckets that do not add up`);
  }
}
