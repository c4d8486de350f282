export { openPdfThread, type PdfThread } from './drawing/pdf-thread.ts';
export { queueMissingPdfs } from './drawing/queue-missing-pdfs.ts';
export { issueCertificate, issuedEvent, issuedNotice } from './issue.ts';
export { certificateMail } from './mail-certificate.ts';
export { certificateOf, certificatesOf } from './read-certificate.ts';
export { withdrawCertificate } from './withdraw.ts';
