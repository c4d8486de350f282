import type { LocalizedText, Translatable } from '#lib/messages/message.ts';

/** All that is printed on a certificate. */
export type PrintedCertificate = {
  /** The language of its labels and sentences. */
  locale: string;
  product: string;
  /** The heading in te reo, below the English one, if somebody has translated it. */
  headingMi: string | null;
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

/** Translates a text into the language of the certificate, or into English where it lacks that. */
export type Localize = (text: Translatable) => LocalizedText;

/** Marks a text for screen readers that is in another language than the certificate. */
export const inLanguage = (
  { locale }: PrintedCertificate,
  text: { locale: string },
): { lang?: string } => (text.locale === locale ? {} : { lang: text.locale });
