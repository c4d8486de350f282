import { jobKind, mailKind } from '#server/platform/jobs/jobs.ts';

type Issued = { certificate: string };

export const drawCertificate = jobKind<Issued>('certificate.draw', ['certificates']);
export const announceCertificate = mailKind<Issued>('certificate.announce');
