export { issueCertificate } from './issue.ts';
export { openPdfThread, type PdfThread } from './pdf-thread.ts';
export { queueMissingPdfs } from './queue-missing-pdfs.ts';
export { certificateOf } from './read-certificate.ts';
export { withdrawCertificate } from './withdraw.ts';
