/** As mail programs write somebody, and as people paste them: `Mere Tāne <mere@kura.nz>`. */
const namedAddress = /^"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>[,;]?$/;

/** The name and the email in what somebody was looked for by, which may be either alone. */
export function mailboxIn(typed: string): { name: string; email: string } {
  const text = typed.trim();
  const [, name = '', email = ''] = namedAddress.exec(text) ?? [];
  if (email) return { name, email };
  return text.includes('@') ? { name: '', email: text } : { name: text, email: '' };
}
