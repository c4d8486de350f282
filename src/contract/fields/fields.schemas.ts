import { z } from 'zod';
import type { fieldsMessages } from '#messages/shared/fields.ts';
import { controlCharacter } from './control-characters.ts';
import { maxLength } from './max-length.ts';
import { charactersIn, normalizeLine, normalizeText, withoutUnseen } from './typed-text.ts';

export const uuid = z.uuid();
/** The records, in order, that the person saw before they changed the list as a whole. */
export const seenRecords = z.array(uuid.toLowerCase()).optional();
/**
 * What messages call the keys of a body, where its box on the screen has another name than in other
 * calls. The keys in the answer's `errors` stay as they are.
 */
export const fieldNames = z.registry<Readonly<Record<string, keyof typeof fieldsMessages>>>();

export const namedRecord = z.object({ uuid, name: z.string() });

const unusedId = '00000000-0000-0000-0000-000000000000';

/**
 * The id of a record of the caller's own. An invalid id becomes one that no record has, so that it is
 * answered with the same 404 as the id of somebody else's record.
 */
export const ownId = z.preprocess((input) => {
  const isGiven = input !== undefined && input !== null && input !== '';
  return isGiven && !uuid.safeParse(input).success ? unusedId : input;
}, uuid);

/** Dates are Date objects in code and ISO 8601 texts on the wire. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** Years in which anything here can happen. PostgreSQL and JavaScript read these alike. */
const isAcceptedYear = (date: string) => {
  const year = Number(date.slice(0, 4));
  return !(year < 1900 || year > 2199);
};
const years = { params: { rule: 'years' } };

/** For input: an instant and a day that a caller names. `instant` is for replies. */
export const boundedInstant = z.codec(
  z.iso.datetime({ abort: true }).refine(isAcceptedYear, years),
  z.date(),
  {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  },
);
export const boundedDay = z.iso.date({ abort: true }).refine(isAcceptedYear, years);

/**
 * An address, without what nobody can see in it: pasted from a mail or a web page, it would be another
 * address than the same one typed, and get no mail.
 */
const normalizeAddress = (typed: string): string => normalizeLine(withoutUnseen(typed));

const boundedText = (max: number, normalize: (typed: string) => string) =>
  z
    .string()
    .overwrite(normalize)
    .refine((typed) => !controlCharacter.test(typed), { params: { rule: 'controls' } })
    .refine((typed) => charactersIn(typed) <= max, { params: { rule: 'max', max } })
    .meta({ maxLength: max });

/** A text that may have several lines. */
export const text = (max: number) => boundedText(max, normalizeText);

/** A name, a title, a code: what stands on one line. */
export const oneLine = (max: number) => boundedText(max, normalizeLine);

const present = (normalize: (typed: string) => string) =>
  z.string().overwrite(normalize).min(1, { abort: true });

export const requiredText = (max: number) => present(normalizeText).pipe(text(max));
export const requiredLine = (max: number) => present(normalizeLine).pipe(oneLine(max));

/**
 * The text that a call saves. It may be empty or null, but its key must not be missing: that would
 * not say that it should be emptied.
 */
export const nullableText = (max: number) => orEmpty(text(max));
export const nullableLine = (max: number) => orEmpty(oneLine(max));

const orEmpty = (schema: z.ZodString) => schema.nullable().transform((value) => value ?? '');

/**
 * Any address that can receive mail is accepted: `hana..r@kura.example` and letters beyond ASCII
 * pass, in the domain as well. What mail servers read as two addresses, or as a name beside one, does
 * not, nor does a domain without a dot, such as `hello@kaikoura`, which nobody outside can reach.
 */
const address =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?!\.|.*\.\.|.*\.$)(?=.*\.)[^\s@"(),:;<>[\]\\]{1,255}$/u;
const addressLine = present(normalizeAddress).pipe(oneLine(maxLength.name));
export const email = addressLine.pipe(z.email({ pattern: address }));

/** The address of an existing account: earlier releases allowed a domain without a dot. */
const formerAddress = new RegExp(address.source.replace('(?=.*\\.)', ''), 'u');
export const existingEmail = addressLine.pipe(z.email({ pattern: formerAddress }));

/** Never trimmed: a space at the end of a password is part of it. */
export const password = z.string().min(1, { abort: true });

/** The caller's password once more; left out by whoever has none. */
export const ownPassword = password.optional();

/** A password that is being chosen. Its length is checked here, its strength on the server. */
const newPassword = z
  .string()
  .min(1, { abort: true })
  .refine((typed) => charactersIn(typed) >= 8, { params: { rule: 'min', min: 8 }, abort: true })
  .refine((typed) => charactersIn(typed) <= 128, { params: { rule: 'max', max: 128 } });

// Checked together with the other fields, so that all errors are reported at once.
const typedTwice = z
  .object({ password: z.unknown().optional(), password_confirmation: z.unknown().optional() })
  .refine(
    ({ password, password_confirmation }) => !password || password === password_confirmation,
    { path: ['password'], params: { rule: 'confirmed' } },
  );

/** A body in which a password is chosen and typed a second time. */
export const withNewPassword = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.intersection(
    z.object({ ...shape, password: newPassword, password_confirmation: z.string().nullish() }),
    typedTwice,
  );

export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1'])])
  .transform((value) => value === true || value === 1 || value === '1');

const wholeNumber = (fallback: number, max: number) => (value: unknown) => {
  const isWhole = typeof value === 'string' ? /^\d+$/.test(value) : Number.isInteger(value);
  const number = isWhole ? Number(value) : 0;
  return number < 1 ? fallback : Math.min(number, max);
};

const firstOf = <T>(value: T | T[]) => (Array.isArray(value) ? value[0] : value);

/** A number in an address that is never an error: anything else counts as not given. */
export const lenientNumber = (fallback: number, max: number) =>
  z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .transform((value) => wholeNumber(fallback, max)(firstOf(value)));

export const pageQuery = z.object({
  page: lenientNumber(1, 1_000_000_000),
  per_page: lenientNumber(15, 100),
});

/** The paged object of api.md. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    from: z.int().nullable(),
    to: z.int().nullable(),
  });
