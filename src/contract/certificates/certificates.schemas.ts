import { z } from 'zod';
import { instant, uuid } from '#contract/fields/fields.schemas.ts';

export const CertificateStatus = z.enum(['valid', 'withdrawn', 'replaced']);
export type CertificateStatus = z.infer<typeof CertificateStatus>;

/** A certificate wherever one appears to people who may see it. */
export const Certificate = z.object({
  uuid,
  number: z.string(),
  status: CertificateStatus,
  issued_at: instant,
  /** When the name was corrected; the date of issue stays. */
  corrected_at: instant.nullable(),
  holder: z.string(),
  area: z.string(),
  /** The area's name in te reo Māori on the day of issue, if it had one. */
  area_mi: z.string().nullable(),
  url: z.string(),
  pdf: z.string(),
});
export type Certificate = z.input<typeof Certificate>;

export const schemas = {
  checkCertificate: {
    summary: 'What anyone may know of a certificate whose code they hold.',
    params: z.object({ code: z.string() }),
    reply: z.object({
      certificate: z.object({
        number: z.string(),
        status: CertificateStatus,
        holder: z.string(),
        area: z.string(),
        area_mi: z.string().nullable(),
        issued_at: instant,
        corrected_at: instant.nullable(),
        withdrawn_at: instant.nullable(),
        replaced_by: z.string().nullable(),
      }),
    }),
  },
};
