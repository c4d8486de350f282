import { message } from '#lib/messages/message.ts';
import { certificateErrorsMessages } from '#messages/certificates/certificate-errors.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { unprintableIn } from './fallback-fonts.ts';

/** Refuses a name that the certificate could only print with boxes in it. */
export async function assertPrintable(field: string, name: string): Promise<void> {
  const signs = await unprintableIn(name);
  if (signs.length > 0) {
    throw invalid(
      field,
      message(certificateErrorsMessages.unprintable, { name, signs: signs.join(' ') }),
    );
  }
}
