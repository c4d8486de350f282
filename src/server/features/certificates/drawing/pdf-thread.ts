import type { TranslationBundle } from '#server/platform/i18n/i18n.ts';
import { openThread, type Thread } from '#server/platform/jobs/thread.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

/** A certificate, and the product's texts that were translated or reworded in its language. */
export type PdfTask = { printed: PrintedCertificate } & Pick<
  TranslationBundle,
  'wordings' | 'fallback'
>;

/** Draws certificates in a thread of its own, so that requests need not wait. */
export type PdfThread = Thread<PdfTask, Uint8Array>;

export const openPdfThread = (): PdfThread =>
  openThread(new URL('render-thread.ts', import.meta.url));
