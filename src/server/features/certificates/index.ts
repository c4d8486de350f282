export { type Drawing, openDrawing } from './drawing.ts';
export { issueCertificate } from './issue.ts';
export { queueUndrawn } from './queue-undrawn.ts';
export { certificateOf } from './read.ts';
export { withdrawCertificate } from './withdraw.ts';
