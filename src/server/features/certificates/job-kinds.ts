import { jobKind } from '#server/platform/jobs/jobs.ts';

type Issued = { certificate: string };

export const drawCertificate = jobKind<Issued>('certificate.draw', ['certificates']);
export const announceCertificate = jobKind<Issued>('certificate.announce');
