import { message } from '#lib/messages/message.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { type FieldErrors, invalidFields } from '#server/platform/http/api-error.ts';

const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const tenant = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where anybody gets an address: as a domain of a school it would let everybody in. */
const everybodys = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.co.nz',
  'hotmail.com',
  'hotmail.co.nz',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'yahoo.com',
  'yahoo.co.nz',
  'xtra.co.nz',
  'proton.me',
  'protonmail.com',
]);

const tidied = (words: readonly string[]) => [
  ...new Set(words.map((word) => word.toLowerCase().replace(/^@/, '')).filter(Boolean)),
];

/** As they are compared: in small letters, each once. 422 beside the one that is none. */
export function allowedWords(typed: { domains: readonly string[]; tenants: readonly string[] }) {
  const [domains, tenants] = [tidied(typed.domains), tidied(typed.tenants)];
  const wrong: FieldErrors = {
    ...(domains.some((one) => !domain.test(one)) && { domains: [errors.domainForm] }),
    ...(tenants.some((one) => !tenant.test(one)) && { tenants: [errors.tenantForm] }),
  };
  const open = domains.find((one) => everybodys.has(one));
  if (open) wrong.domains = [message(errors.publicDomain, { domain: open })];
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return { domains, tenants };
}
