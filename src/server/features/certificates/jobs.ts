import type { Db } from '#server/platform/database.ts';
import type { I18n } from '#server/platform/i18n.ts';
import { type JobHandler, jobHandler } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Site } from '#server/platform/settings.ts';
import { drawPdf } from './draw-pdf.ts';
import { announceCertificate, drawCertificate } from './job-kinds.ts';
import { mailCertificate } from './mail-certificate.ts';
import type { PdfThread } from './pdf-thread.ts';

type Dependencies = {
  db: Db;
  site: Site;
  texts: I18n;
  drawing: PdfThread;
  mailer: Mailer;
  now?: () => Date;
};

export const certificateJobKinds = [drawCertificate, announceCertificate] as const;

export function certificateJobs({ now = () => new Date(), ...parts }: Dependencies): JobHandler[] {
  return [
    jobHandler(drawCertificate, ({ certificate }) => drawPdf({ ...parts, now }, certificate)),
    jobHandler(announceCertificate, ({ certificate }, job) =>
      mailCertificate(parts, certificate, job),
    ),
  ];
}
