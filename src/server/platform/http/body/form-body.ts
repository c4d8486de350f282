import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { refusalsText } from '#messages/shared/request-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { decodeUtf8 } from '#server/platform/utf8.ts';
import { coerceFormFlags } from './form-flags.ts';

/** The longest list a call takes is a tenth of it; combining more of them would take a while. */
const maxFields = 10_000;

/**
 * A form as the JSON it stands for: `roles[]=mentor` is a list, `questions[0][question]=…` a record
 * in a list. A plain name that comes twice is a list as well.
 */
export function formBodyParser(app: FastifyInstance) {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    ({ routeOptions }, body, done) => {
      const fields = fieldsOf(body);
      if (fields) done(null, coerceFormFlags(routeOptions.schema?.body, fields));
      else done(invalid('body', refusalsText.notForm));
    },
  );
}

function fieldsOf(body: Buffer) {
  try {
    return parse(decodeUtf8(body), {
      depth: 4,
      arrayLimit: maxFields,
      parameterLimit: maxFields,
      throwOnLimitExceeded: true,
      decoder: decoded,
    });
  } catch {
    return undefined;
  }
}

/** Letters in another encoding would be stored as signs that nobody typed: this throws at them. */
const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
