import { z } from 'zod';
import type { fieldsMessages } from '#messages/shared/fields.ts';
import { maxLength } from './max-length.ts';

export const uuid = z.uuid();
/**
 * What a body's keys are called in sentences, where the box on the screen has another name than the
 * key has in other calls. The keys in the answer's `errors` stay as they are.
 */
export const fieldNames = z.registry<Readonly<Record<string, keyof typeof fieldsMessages>>>();

export const namedRecord = z.object({ uuid, name: z.string() });

const nothing = '00000000-0000-0000-0000-000000000000';

/**
 * The id of something of one's own. What is no id names nothing, as does one that nobody has: whoever
 * asks for either hears that it is not there, and so cannot tell it from somebody else's.
 */
export const ownId = z.preprocess((given) => {
  const isGiven = given !== undefined && given !== null && given !== '';
  return isGiven && !uuid.safeParse(given).success ? nothing : given;
}, uuid);

/** Dates are Date objects in code and ISO 8601 texts on the wire. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** The years that anything here can happen in, and that PostgreSQL and JavaScript read alike. */
const isWithinReach = (written: string) => {
  const year = Number(written.slice(0, 4));
  return !(year < 1900 || year > 2199);
};
const years = { params: { rule: 'years' } };

/** An instant and a day that somebody names; `instant` is what we answer. */
export const boundedInstant = z.codec(z.iso.datetime().refine(isWithinReach, years), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
export const boundedDay = z.iso.date().refine(isWithinReach, years);

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Surrogate}]/u;

const characters = (text: string) => [...text].length;

/** Characters that show nothing, such as zero-width spaces, soft hyphens and the Hangul fillers. */
const showsNothing =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/**
 * What a person typed: line ends become \n, trimmed, in NFC so that ā is always one character. What
 * nobody can see is empty.
 */
const normalizeText = (typed: string): string =>
  showsNothing.test(typed) ? '' : typed.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same on one line: a break in it, and any run of white space, becomes one space. */
export const normalizeLine = (typed: string): string =>
  normalizeText(typed).replace(/[^\S\v\f]+/g, ' ');

const written = (max: number, tidy: (typed: string) => string) =>
  z
    .string()
    .overwrite(tidy)
    .refine((typed) => !controls.test(typed), { params: { rule: 'controls' } })
    .refine((typed) => characters(typed) <= max, { params: { rule: 'max', max } })
    .meta({ maxLength: max });

/** As long as people like, with paragraphs. */
export const text = (max: number) => written(max, normalizeText);

/** A name, a title, a code: what stands on one line. */
export const oneLine = (max: number) => written(max, normalizeLine);

const present = (tidy: (typed: string) => string) =>
  z.string().overwrite(tidy).min(1, { abort: true });

export const requiredText = (max: number) => present(normalizeText).pipe(text(max));
export const requiredLine = (max: number) => present(normalizeLine).pipe(oneLine(max));

/**
 * The text that a call is there to save. It may be empty, also by null; but without its key nobody
 * has said that it should be.
 */
export const nullableText = (max: number) => orEmpty(text(max));
export const nullableLine = (max: number) => orEmpty(oneLine(max));

const orEmpty = (written: z.ZodString) => written.nullable().transform((given) => given ?? '');

/**
 * Whoever can receive mail there is right: `hana..r@kura.example` and letters beyond ASCII pass, in
 * the domain as well. What mail servers read as two addresses, or as a name beside one, does not, nor
 * does a domain without a dot: `hello@kaikoura` is an address nobody outside could write to.
 */
const address =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?!\.|.*\.\.|.*\.$)(?=.*\.)[^\s@"(),:;<>[\]\\]{1,255}$/u;
export const email = requiredLine(maxLength.name).pipe(z.email({ pattern: address }));

/** The address of an account there may be already: one without a dot was allowed once. */
const formerly = new RegExp(address.source.replace('(?=.*\\.)', ''), 'u');
export const existingEmail = requiredLine(maxLength.name).pipe(z.email({ pattern: formerly }));

/** Never trimmed: a space at the end of a password is part of it. */
export const password = z.string().min(1, { abort: true });

/** A password being chosen: the same rule for everybody; how good it is, the server judges. */
const newPassword = z
  .string()
  .min(1, { abort: true })
  .refine((typed) => characters(typed) >= 8, { params: { rule: 'min', min: 8 }, abort: true })
  .refine((typed) => characters(typed) <= 128, { params: { rule: 'max', max: 128 } });

// Beside the other fields, not after them: people would rather hear of everything at once.
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
  .transform((given) => given === true || given === 1 || given === '1');

const wholeNumber = (fallback: number, max: number) => (given: unknown) => {
  const isWhole = typeof given === 'string' ? /^\d+$/.test(given) : Number.isInteger(given);
  const number = isWhole ? Number(given) : 0;
  return number < 1 ? fallback : Math.min(number, max);
};

const oneOf = <T>(given: T | T[]) => (Array.isArray(given) ? given[0] : given);

/** A number in an address that can't be wrong: what makes no sense counts as not given. */
export const lenientNumber = (fallback: number, max: number) =>
  z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .transform((given) => wholeNumber(fallback, max)(oneOf(given)));

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
