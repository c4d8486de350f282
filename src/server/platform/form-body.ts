type Given = string | string[] | Fields;
type Fields = Map<string, Given>;

/** `questions[0][question]`, at most four deep; what is named otherwise is a field of that name. */
const path = /^([^[\]]+)((?:\[[^[\]]*\]){0,4})$/;

/**
 * A form as the JSON it stands for: `roles[]=mentor` is a list, `questions[0][question]=…` a record
 * in a list. A plain name that comes twice is a list as well.
 */
export function formBody(text: string): Record<string, unknown> {
  const fields: Fields = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first = name, inside = ''] = path.exec(name) ?? [];
    const within = [...inside.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
    put(fields, [first, ...within], value);
  }
  return Object.fromEntries([...fields].map(([name, given]) => [name, asJson(given)]));
}

function put(fields: Fields, [key = '', ...within]: string[], value: string) {
  const name = key === '' ? String(fields.size) : key;
  const present = fields.get(name);
  if (within.length > 0) {
    const inner: Fields = present instanceof Map ? present : new Map();
    fields.set(name, inner);
    put(inner, within, value);
  } else if (Array.isArray(present)) present.push(value);
  else fields.set(name, typeof present === 'string' ? [present, value] : value);
}

/** Numbers for names make a list, in the order they were sent. */
function asJson(given: Given): unknown {
  if (!(given instanceof Map)) return given;
  const entries = [...given].map(([name, inner]) => [name, asJson(inner)] as const);
  const isList = entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
