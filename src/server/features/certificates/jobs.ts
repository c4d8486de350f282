import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { type JobHandler, jobHandler, mailHandler } from '#server/platform/jobs/jobs.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Site } from '#server/platform/settings.ts';
import { drawPdf } from './drawing/draw-pdf.ts';
import type { PdfThread } from './drawing/pdf-thread.ts';
import { announceCertificate, drawCertificate } from './job-kinds.ts';
import { mailCertificate } from './mail-certificate.ts';

type Dependencies = {
  db: Db;
  site: Site;
  i18n: I18n;
  drawing: PdfThread;
  mailer: Mailer;
  now?: () => Date;
};

export const certificateJobKinds = [drawCertificate, announceCertificate] as const;

export function certificateJobs({ now = () => new Date(), ...parts }: Dependencies): JobHandler[] {
  return [
    jobHandler(drawCertificate, ({ certificate }) => drawPdf({ ...parts, now }, certificate)),
    mailHandler(announceCertificate, ({ certificate }, job) =>
      mailCertificate(parts, certificate, job),
    ),
  ];
}
