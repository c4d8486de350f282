import type { LocalizedText, Translatable } from '#lib/messages/message.ts';

/** All that is printed on a certificate. */
export type PrintedCertificate = {
  /** Of its own words. */
  locale: string;
  product: string;
  number: string;
  holder: string;
  area: string;
  areaMi: string | null;
  pods: readonly string[];
  mentor: string;
  organisation: string | null;
  issuedAt: Date;
  correctedAt: Date | null;
  /** The public page, in the QR code and in words. */
  address: string;
};

/** Says a text in the language of the certificate, or in English where it lacks that. */
export type Localize = (said: Translatable) => LocalizedText;

/** What a screen reader is told of words that are not in the language of the whole. */
export const inLanguage = (
  { locale }: PrintedCertificate,
  spoken: { locale: string },
): { lang?: string } => (spoken.locale === locale ? {} : { lang: spoken.locale });
