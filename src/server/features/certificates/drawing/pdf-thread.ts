import type { TranslationBundle } from '#server/platform/i18n/i18n.ts';
import { openThread, type Thread } from '#server/platform/jobs/thread.ts';
import type { PrintedCertificate } from './printed.ts';

/** A certificate, and what was translated and reworded of the product's texts in its language. */
export type PdfTask = { printed: PrintedCertificate } & Pick<
  TranslationBundle,
  'wordings' | 'fallback'
>;

/** Draws certificates beside the event loop. */
export type PdfThread = Thread<PdfTask, Uint8Array>;

export const openPdfThread = (): PdfThread =>
  openThread(new URL('render-thread.ts', import.meta.url));
