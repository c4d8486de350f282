const MOST = 200;

/** An error as the queue stores it, or its own remark where the process died: `{ value: { message } }`. */
function messageIn(output: unknown): string {
  const { message, value } = Object(output);
  const found = message ?? Object(value).message ?? value;
  return typeof found === 'string' ? found : '';
}

/**
 * Why a job failed, in the words of what failed: a mail server, Stripe, PostgreSQL. They quote
 * addresses, links and what they were sent, which is nobody's to read here and is left out.
 */
export function reasonOf(output: unknown): string {
  const [line = ''] = messageIn(output)
    .trim()
    .split(/[\r\n]/);
  return line
    .slice(0, 10 * MOST)
    .replaceAll(/\b([a-z][a-z+]*:\/\/)(?:[^\s/@]*@)?([\w.:[\]-]+)[^\s"'>)]*/gi, '$1$2')
    .replaceAll(/<?[^\s<>"'(:,;]+@[^\s<>"'),;]+>?/g, '[address]')
    .replaceAll(/"[^"]*\s[^"]*"|"[^"]{31,}"/g, '"…"')
    .replaceAll(/[\w+/=~-]{24,}/g, '[…]')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MOST);
}
