import { invalid } from '#server/platform/refusal.ts';
import { certificateRefusalsText } from '#texts/certificate-refusals.ts';
import { say } from '#texts/text.ts';
import { unprintableIn } from './fallback-fonts.ts';

/** Refuses a name that the certificate could only print with boxes in it. */
export async function assertPrintable(field: string, name: string): Promise<void> {
  const signs = await unprintableIn(name);
  if (signs.length > 0) {
    throw invalid(
      field,
      say(certificateRefusalsText.unprintable, { name, signs: signs.join(' ') }),
    );
  }
}
