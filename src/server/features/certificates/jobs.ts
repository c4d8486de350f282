import type { Db } from '#server/platform/database.ts';
import { handler, type JobHandler } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/platform/mail.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Texts } from '#server/platform/texts.ts';
import { announce } from './announce.ts';
import { draw } from './draw.ts';
import type { Drawing } from './drawing.ts';
import { announceCertificate, drawCertificate } from './kinds.ts';

type Parts = {
  db: Db;
  site: Site;
  texts: Texts;
  drawing: Drawing;
  mailer: Mailer;
  now?: () => Date;
};

export const certificateJobKinds = [drawCertificate, announceCertificate] as const;

export function certificateJobs({ now = () => new Date(), ...parts }: Parts): JobHandler[] {
  return [
    handler(drawCertificate, ({ certificate }) => draw({ ...parts, now }, certificate)),
    handler(announceCertificate, ({ certificate }, job) => announce(parts, certificate, job)),
  ];
}
